import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages';
import type { Article } from '@/content/types';
import { tellAt, type Mistake } from '@/lib/build/checks/mistake';
import { getPicture, isPicture } from '@/lib/build/pictures';
import type { Surroundings } from './article-html';
import { readArticle, type ReadArticle } from './read-article';

export type ReadArticles = {
  articles: Article[];
  mistakes: Mistake[];
  /** Files beside the articles that one of them shows. */
  used: ReadonlySet<string>;
  /** The pictures that articles are announced with, drafts' included. */
  covers: readonly string[];
};

/** The articles of a folder that are out on `today` (YYYY-MM-DD), the featured one first, then the newest; and every mistake. */
export function readArticles(folder: string, today: string, withDrafts = false): ReadArticles {
  const slugs = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const sources = slugs.sort().map((slug) => readText(join(folder, slug, 'article.md')));
  const written = sources.map((source) => `/blog/${source?.match(/^id: *(\S+)$/m)?.[1]}`);
  const paths = [...pages.map(({ path }) => path), ...written];
  const used = new Set<string>();
  const all = slugs.map((slug, position) => {
    const beside = (name: string) => {
      used.add(join(folder, slug, name));
      return `articles/${slug}/${name}`;
    };
    const around: Surroundings = {
      readSample: (path) => beside(path) && readText(join(folder, slug, path)),
      findPicture: (name) => (isPicture(beside(name)) ? getPicture(beside(name)) : undefined),
      isRightLink: (href) =>
        /^(https:\/\/|mailto:)./.test(href) || paths.includes(href.replace(/[?#].*/, '')),
    };
    return readArticle(slug, sources[position] ?? '', around, today);
  });
  const read = all.filter((_, position) => sources[position] !== undefined);
  return {
    articles: read
      .filter(({ isOut, mistakes }) => (isOut || withDrafts) && mistakes.length === 0)
      .map(({ article }) => article)
      .sort(
        (one, other) => Number(other.featured) - Number(one.featured) || other.date.localeCompare(one.date),
      ),
    mistakes: [
      ...slugs.filter((_, position) => sources[position] === undefined).map(misplaced),
      ...read.flatMap(({ mistakes }) => mistakes),
      ...mistakesTogether(read),
    ],
    used,
    covers: read.map(({ article }) => article.image.picture).filter(Boolean),
  };
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function misplaced(name: string): Mistake {
  const right = `content/articles/${name.replace(/\.\w+$/, '')}/article.md`;
  return tellAt(
    1,
    `content/articles/${name}`,
    '',
    'ce n’est pas un article',
    `écrivez l’article dans ${right}`,
  );
}

/** What no article can see alone: an address taken twice, none or several set above the others. */
function mistakesTogether(read: readonly ReadArticle[]): Mistake[] {
  const featured = read.filter(({ article, isOut }) => isOut && article.featured);
  const twice = read.filter(
    ({ article }, position) => read.findIndex((other) => other.article.id === article.id) < position,
  );
  const at = ({ file, written }: ReadArticle, field: string, message: string, remedy: string) =>
    tellAt(written.get(field)?.line ?? 1, file, field, message, remedy);
  const again = 'effacez-le : npm run controler en propose alors un autre';
  const taken = `${featured[0]?.file} est déjà à la une`;
  const none = 'aucun article n’est à la une';
  const add = 'ajoutez « à la une: oui » à l’un d’eux';
  return [
    ...twice
      .filter(({ article }) => article.id)
      .map((article) => at(article, 'id', 'sert déjà à un autre article', again)),
    ...featured
      .slice(1)
      .map((article) => at(article, 'à la une', taken, 'laissez « à la une: oui » à un seul article')),
    ...(featured.length > 0 || read.length === 0
      ? []
      : [tellAt(1, 'content/articles', 'à la une', none, add)]),
  ];
}
