import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import type { Article } from '@/content/types';
import { readArticle, type ReadArticle } from './read-article';

export type ReadArticles = { articles: Article[]; mistakes: string[] };

/**
 * The articles of a folder that are out on `today` (YYYY-MM-DD), each in a folder of its own: the featured one first,
 * then from the newest to the oldest. With them, every mistake of any article; one that has a mistake is left out.
 */
export function readArticles(folder: string, today: string): ReadArticles {
  const slugs = readdirSync(folder).sort();
  const sources = slugs.map((slug) => readText(join(folder, slug, 'article.md')));
  const paths = [
    ...pages.map(({ path }) => path),
    ...sources.map((source) => `/blog/${source?.match(/^id: *(\S+)$/m)?.[1]}`),
  ];
  const read = slugs.map((slug, position) =>
    readArticle(
      slug,
      sources[position] ?? '',
      {
        readSample: (path) => readText(join(folder, slug, path)),
        isRightLink: (href) =>
          /^(https:\/\/|mailto:)./.test(href) || paths.includes(href.replace(/[?#].*/, '')),
      },
      today,
    ),
  );
  return {
    articles: read
      .filter(({ isOut, mistakes }) => isOut && mistakes.length === 0)
      .map(({ article }) => article)
      .sort(
        (one, other) => Number(other.featured) - Number(one.featured) || other.date.localeCompare(one.date),
      ),
    mistakes: [
      ...slugs.filter((_, position) => sources[position] === undefined).map(misplaced),
      ...read.filter((_, position) => sources[position] !== undefined).flatMap(({ mistakes }) => mistakes),
      ...mistakesTogether(read),
    ],
  };
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function misplaced(name: string): string {
  const slug = name.replace(/\.\w+$/, '');
  return `content/articles/${name} : ce n’est pas un article ; un article s’écrit dans content/articles/${slug}/article.md`;
}

/** What no article can see alone: an address taken twice, none or several set above the others. */
function mistakesTogether(read: readonly ReadArticle[]): string[] {
  const featured = read.filter(({ article, isOut }) => isOut && article.featured);
  return [
    ...read
      .filter(
        ({ article }, position) => read.findIndex((other) => other.article.id === article.id) < position,
      )
      .map(({ file }) => `${file} : id : sert déjà à un autre article`),
    ...(featured.length === 1
      ? []
      : [
          `content/articles : à la une : « oui » pour un seul article, non pour ${featured.length}${featured.map(({ file }) => `, ${file}`).join('')}`,
        ]),
  ];
}
