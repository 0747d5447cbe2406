import { existsSync, readFileSync } from 'node:fs';
import { demonstrationValues, isDemonstration, type Environment } from '../checks/demonstration-values';
import { siteContent } from '../checks/site-content';
import { demonstrationWords } from './neutral-words';

/** What else was invented with the demonstration: by file, a text that says so, and what belongs there. */
const INVENTED: Readonly<Record<string, readonly [says: RegExp, wanted: string]>> = {
  'content/stats.ts': [/^(14\+|9\+|91%)$/, 'vos chiffres'],
  'content/offers.ts': [
    /^Site Web (Pro|Corporate)$|Mobile Lite$/,
    'vos offres, et vos prix dans catalogue.ts',
  ],
  'content/pages/devis.ts': [/^40\s% à la commande/, 'vos conditions'],
  'content/pages/contact.ts': [/^Afrique$|^Soit 8h/, 'votre lieu et vos horaires'],
};

const SPECIFICATION = 'tests/specification.test.ts';

/** What an owner has still to write before the site is theirs, line by line, in French; nothing once it is. */
export function remaining(content = siteContent, env: Environment = process.env): string[] {
  const left = demonstrationValues(content, env);
  const values = [...new Set(left.map(({ file }) => file))].map((file) => {
    const said = left.filter((each) => each.file === file).map(({ value }) => `« ${value} »`);
    return `${file} dit encore ${said.join(', ')}`;
  });
  const { texts } = content;
  const invented = Object.entries(INVENTED)
    .filter(([file, [says]]) => texts.some((found) => found.file === file && says.test(found.text)))
    .map(([file, [, wanted]]) => `${file} : ${wanted}`);
  const words = texts
    // The pages of the law only repeat their facts; projects are told above.
    .filter(({ file, path }) => !/legal|privacy|projects/.test(file) && !/(picture|alt)$/.test(path))
    .filter(({ text }) => demonstrationWords.test(text) && !isDemonstration(text))
    .map(
      ({ file, path, text }) => `${file} : « ${path} » parle de la démonstration : « ${text.slice(0, 60)} »`,
    );
  const isTheirs = existsSync(SPECIFICATION) && readFileSync(SPECIFICATION, 'utf8').includes('Atelier Trame');
  const facts = `${SPECIFICATION} : mettez-y vos faits à la place de ceux de la démonstration, ou retirez le fichier`;
  return [...values, ...invented, ...words, ...(isTheirs ? [facts] : [])];
}
