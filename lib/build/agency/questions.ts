import { flatColours } from '../flat-colours';

const { indigo, ochre, terracotta, teal } = flatColours;

/** One thing to know of an agency: where its answer is written, and what it must look like. */
export type Question = {
  key: string;
  ask: string;
  /** File below `content`, and path of the value in it. */
  at?: readonly [file: string, path: string];
  rule?: RegExp;
  /** What an answer must be, for whoever gave another. */
  expected?: string;
  /** Makes of what is typed what is meant. */
  tidy?: (answer: string) => string;
};

const colour = {
  rule: /^#[0-9a-f]{6}$/,
  expected: 'une couleur écrite #rrvvbb',
  tidy: (answer: string) => answer.toLowerCase().replace(/^(?=[0-9a-f]{6}$)/, '#'),
};
/** A terminal puts quotes around a file that is dropped into it. */
const unquoted = { tidy: (answer: string) => answer.replace(/^(['"])(.*)\1$/, '$2') };
const legal = (key: string, ask: string, path: string): Question => ({
  key,
  ask,
  at: ['legal.ts', `legal.${path}`],
});

/** Everything `npm run agence` asks, in order. Whatever has no answer stays as it is. */
export const questions: readonly Question[] = [
  { key: 'nom', ask: 'Nom de l’agence', at: ['site.ts', 'site.name'] },
  { key: 'devise', ask: 'Ce qu’elle fait, en une ligne', at: ['site.ts', 'site.tagline'] },
  {
    key: 'domaine',
    ask: 'Nom de domaine (kofi-associes.tg)',
    tidy: (answer) => answer.toLowerCase().replace(/^https?:\/\/|\/.*$/g, ''),
    rule: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    expected: 'un nom de domaine, comme exemple.com',
  },
  {
    key: 'email',
    ask: 'E-mail',
    at: ['site.ts', 'site.email'],
    rule: /^[^\s@]+@[^\s@]+\.[a-z]+$/i,
    expected: 'une adresse e-mail',
  },
  {
    key: 'téléphone',
    at: ['site.ts', 'site.phone'],
    ask: 'Téléphone WhatsApp, comme on le lit (+228 90 00 00 00)',
    rule: /^\+[\d ]{8,}$/,
    expected: 'un numéro qui commence par + et l’indicatif du pays',
  },
  {
    key: 'linkedin',
    ask: 'Page LinkedIn (https://…)',
    at: ['site.ts', 'site.linkedin'],
    rule: /^https:\/\/./,
    expected: 'une adresse en https',
  },
  { key: 'phrase', ask: 'Phrase du pied de page', at: ['site.ts', 'footerSentence'] },
  { key: 'titre', ask: 'Titre de l’accueil', at: ['pages/home.ts', 'homePage.hero.title'] },
  { key: 'accroche', ask: 'Phrase sous ce titre', at: ['pages/home.ts', 'homePage.hero.lead'] },
  {
    key: 'citation',
    ask: 'Une phrase du fondateur, pour la page À propos',
    at: ['pages/about.ts', 'aboutPage.quote.text'],
  },
  {
    key: 'fondateur',
    ask: 'Qui la signe (nom et fonction)',
    at: ['pages/about.ts', 'aboutPage.quote.author'],
  },
  {
    key: 'logo',
    ask: 'Fichier du logo (.svg ou .png)',
    ...unquoted,
    rule: /\.(svg|png)$/,
    expected: 'un fichier .svg ou .png',
  },
  {
    key: 'photo',
    ask: 'Photo d’accueil (.jpg ou .png)',
    ...unquoted,
    rule: /\.(jpe?g|png|webp|avif)$/i,
    expected: 'un fichier .jpg ou .png',
  },
  {
    key: 'film',
    ask: 'Film d’accueil (.mp4) ; sa première image est la photo',
    ...unquoted,
    rule: /\.mp4$/,
    expected: 'un fichier .mp4',
  },
  { key: 'couleur sombre', ask: `Couleur sombre (${indigo}), fond des bandeaux`, ...colour },
  { key: 'couleur vive', ask: `Couleur vive (${ochre}), boutons et filets`, ...colour },
  { key: 'troisième couleur', ask: `Troisième couleur (${terracotta}), erreurs et fils`, ...colour },
  { key: 'quatrième couleur', ask: `Quatrième couleur (${teal}), succès et fils`, ...colour },
  legal('éditeur', 'Nom légal de l’éditeur', 'publisher'),
  legal('forme', 'Forme et capital (SARL au capital de …)', 'form'),
  legal('immatriculation', 'Numéro d’immatriculation (RCCM, SIREN…)', 'register'),
  legal('siège', 'Adresse du siège', 'seat'),
  legal('directeur', 'Directeur de la publication', 'director'),
  legal('hébergeur', 'Nom de l’hébergeur du site', 'host.name'),
  legal('adresse hébergeur', 'Adresse de l’hébergeur', 'host.address'),
  legal('téléphone hébergeur', 'Téléphone de l’hébergeur', 'host.phone'),
  legal('lecteurs', 'Qui lit les messages', 'messages.readBy'),
  legal('pays des serveurs', 'Pays des serveurs du site et du courrier', 'messages.country'),
  legal('durée', 'Combien de temps les messages sont gardés', 'messages.keptFor'),
  legal('journaux', 'Combien de temps l’hébergeur garde ses journaux', 'logs'),
  legal('autorité', 'Autorité de protection des données, et son adresse', 'authority'),
];
