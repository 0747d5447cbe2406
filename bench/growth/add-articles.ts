import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories } from '@/content/categories';
import { createChooser, nameThing, writeParagraph, writeSentence, writeTitle } from './french';

/** As many words as an article of the site: about nine hundred. */
const SECTIONS = 6;
const PARAGRAPHS = 4;
const SENTENCES = 3;
const TAGS = 5;
const DAY_MS = 86_400_000;

/** Adds articles to a copy of the project, a folder each as an editor would, until it has `count` of them. */
export function addArticles(project: string, count: number): void {
  const folder = join(project, 'content/articles');
  const missing = count - readdirSync(folder).length;
  for (let number = 1; number <= missing; number++) {
    mkdirSync(join(folder, `essai-${number}`));
    writeFileSync(join(folder, `essai-${number}`, 'article.md'), inventArticle(number));
  }
}

function inventArticle(number: number): string {
  const choose = createChooser(number);
  const sections = Array.from({ length: SECTIONS }, (_, position) => [
    `## ${writeTitle(choose)} {#partie-${position + 1}}`,
    ...Array.from({ length: PARAGRAPHS }, () => writeParagraph(choose, SENTENCES)),
  ]);
  const tags = new Set(Array.from({ length: TAGS }, () => nameThing(choose)));
  return `---
id: ${inventId(number)}
titre: ${writeTitle(choose)}, essai ${number}
extrait: ${writeSentence(choose)} ${writeSentence(choose)}
date: ${new Date(Date.UTC(2024, 8, 30) - number * DAY_MS).toISOString().slice(0, 10)}
catégorie: ${choose(articleCategories)}
étiquettes:
${[...tags].map((tag) => `  - ${tag}`).join('\n')}
couverture: ${choose(['cover-ci-cd', 'cover-mobile-money', 'cover-hors-ligne', 'cover-donnees'] as const)}
alternative: Un tissu indigo et ocre
---

${sections.flat().join('\n\n')}
`;
}

/** A lower-case UUID v4 that is the same at every run. */
function inventId(number: number): string {
  const hex = createHash('sha256').update(`essai ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
