import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@/content/types';
import { ARTICLE_CATEGORIES } from '@/lib/blog/search';
import { createChooser, nameThing, writeParagraph, writeSentence, writeTitle } from './french';

/** As many words as an article of the site: about nine hundred. */
const SECTIONS = 6;
const PARAGRAPHS = 4;
const SENTENCES = 3;
const TAGS = 5;
const DAY_MS = 86_400_000;

/** Adds articles to a copy of the project, one file each as an editor would, until it has `count` of them. */
export function addArticles(project: string, count: number): void {
  const folder = join(project, 'content/articles');
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const existing = index.match(/^ {2}'[^']+\.ts': /gm)?.length ?? 0;
  const numbers = Array.from({ length: Math.max(0, count - existing) }, (_, position) => position + 1);
  for (const number of numbers) {
    writeFileSync(
      join(folder, `essai-${number}.ts`),
      `import type { Article } from '../types';\n\nexport const essai${number}: Article = ${JSON.stringify(inventArticle(number))};\n`,
    );
  }
  const imports = numbers.map((number) => `import { essai${number} } from './essai-${number}';\n`).join('');
  const rows = numbers.map((number) => `  'essai-${number}.ts': essai${number},\n`).join('');
  writeFileSync(join(folder, 'index.ts'), imports + index.replace(/^};$/m, `${rows}};`));
}

function inventArticle(number: number): Article {
  const choose = createChooser(number);
  const sections = Array.from({ length: SECTIONS }, (_, position) => {
    const paragraphs = Array.from(
      { length: PARAGRAPHS },
      () => `<p>${writeParagraph(choose, SENTENCES)}</p>`,
    ).join('\n');
    return `<h2 id="partie-${position + 1}">${writeTitle(choose)}</h2>\n${paragraphs}`;
  });
  const picture = choose(['cover-ci-cd', 'cover-mobile-money', 'cover-hors-ligne', 'cover-donnees'] as const);
  return {
    id: inventId(number),
    title: `${writeTitle(choose)}, essai ${number}`,
    excerpt: `${writeSentence(choose)} ${writeSentence(choose)}`,
    content: sections.join('\n'),
    author: 'L’équipe Atelier Trame',
    date: new Date(Date.UTC(2024, 8, 30) - number * DAY_MS).toISOString().slice(0, 10),
    readTime: '6 min',
    category: choose(ARTICLE_CATEGORIES),
    tags: [...new Set(Array.from({ length: TAGS }, () => nameThing(choose)))],
    image: { picture, alt: 'Un tissu indigo et ocre' },
    featured: false,
    views: 100 + number,
    likes: number % 40,
    comments: number % 9,
  };
}

/** A lower-case UUID v4 that is the same at every run. */
function inventId(number: number): string {
  const hex = createHash('sha256').update(`essai ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
