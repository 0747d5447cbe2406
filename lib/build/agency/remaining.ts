import { demonstrationValues, isDemonstration } from '../checks/demonstration-values';
import { contentFiles, siteContent } from '../checks/site-content';
import { walkTexts } from '../checks/walk-texts';
import { demonstrationWords } from './neutral-words';

/** Whatever was invented with the demonstration, and only its owner can tell apart from the truth. */
const invented = [
  'content/clients.ts : vos clients, avec leur accord',
  'content/projects.ts : vos réalisations, et leurs images dans content/pictures',
  'content/stats.ts : vos chiffres',
  'content/offers.ts, content/catalogue.ts : vos offres et vos prix',
  'content/pages/devis.ts : vos conditions',
  'content/pages/contact.ts : votre lieu et vos horaires',
  'content/pages/ : chaque nombre en toutes lettres (« Cinq projets », « Trois offres »)',
  'content/articles/ : vos articles, et ce que comptent les leurs (vues, mentions, commentaires)',
  'tests/specification.test.ts : ces faits sont ceux de la démonstration ; mettez-y les vôtres, ou retirez le fichier',
];

/** What an owner has still to write before the site is theirs, line by line, in French. */
export function remaining(): string[] {
  const values = demonstrationValues(siteContent, process.env).map(
    ({ file, field, value }) => `${file} : « ${field} » dit encore « ${value} »`,
  );
  // The pages of the law only repeat their facts.
  const files = contentFiles(siteContent).filter(([file]) => !/legal|privacy/.test(file));
  const words = files.flatMap(([file, content]) =>
    walkTexts(content)
      .filter(({ text }) => !isDemonstration(text))
      .filter(({ path, text }) => !/(picture|alt)$/.test(path) && demonstrationWords.test(text))
      .map(({ path, text }) => `${file} : « ${path} » parle de la démonstration : « ${text.slice(0, 60)} »`),
  );
  return [...values, ...words, ...invented];
}
