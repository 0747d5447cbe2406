import { articleCategories } from '@/content/categories';
import { readArticles } from '@/lib/articles/read-articles';
import { formatFault } from '@/lib/rules/fault';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';
import { cloth } from './factories';

/** The front matter of a right article, as an owner writes it. */
export const right = {
  id: '11111111-1111-4111-8111-111111111111',
  titre: "L'eau : mesurer avant d’optimiser",
  extrait: 'Trois chiffres suffisent.',
  date: '2024-03-15',
  catégorie: articleCategories[0],
  étiquettes: '\n  - Mesure\n  - Web',
  couverture: 'cover-ci-cd',
  alternative: 'Un tissu',
  'à la une': 'oui',
};

export const otherId = right.id.replace(/^1/, '2');

/** The text of an article whose front matter is right, but for some fields. */
export function articleMd(fields: Record<string, string | undefined> = {}, body = 'Un mot.') {
  const lines = Object.entries({ ...right, ...fields }).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${body}\n`;
}

/** What is read from these files of an articles' folder, where one picture can be found. */
export function readFolder(files: Record<string, string>) {
  const isThere = (called: string) => called === right.couverture || called.endsWith('lourde.jpg');
  const { articles, faults, ...rest } = readArticles(
    temporaryFolder(files),
    ['/', '/contact', '/devis', '/portfolio', '/services'],
    (called) => (isThere(called) ? cloth : undefined),
  );
  return { articles, faults: faults.map(formatFault), ...rest };
}
