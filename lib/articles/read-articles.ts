import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, ResolvedPicture } from '@/content/types';
import type { ContentFault } from '@/lib/rules/fault';
import { readArticle, type ReadArticle } from './read-article';

export type ReadArticles = {
  articles: Article[];
  faults: ContentFault[];
  /** The pictures that articles are announced with, drafts' included. */
  covers: readonly string[];
};

export type ReadingOptions = {
  /** YYYY-MM-DD. */
  today: string;
  withDrafts?: boolean;
  /** Addresses of the site's pages. */
  paths: readonly string[];
  findPicture: (called: string) => ResolvedPicture | undefined;
};

/** The articles of a folder that are out today, the featured one first, then the newest; and every fault in them. */
export function readArticles(folder: string, options: ReadingOptions): ReadArticles {
  const slugs = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const sources = new Map(slugs.sort().map((slug) => [slug, readText(join(folder, slug, 'article.md'))]));
  const written = [...sources.values()].map((source) => `/blog/${source?.match(/^id: *(\S+)$/m)?.[1]}`);
  const paths = [...options.paths, ...written];
  const read = [...sources].flatMap(([slug, source]) => {
    if (source === undefined) return [];
    const around = {
      readSample: (path: string) => readText(join(folder, slug, path)),
      findPicture: (name: string) => options.findPicture(`articles/${slug}/${name}`),
      findCover: options.findPicture,
      isRightLink: (href: string) =>
        /^(https:\/\/|mailto:)./.test(href) || paths.includes(href.replace(/[?#].*/, '')),
    };
    return readArticle(slug, source, around, options.today);
  });
  return {
    articles: read
      .filter(({ isOut, faults }) => (isOut || options.withDrafts) && faults.length === 0)
      .map(({ article }) => article)
      .sort(
        (one, other) => Number(other.featured) - Number(one.featured) || other.date.localeCompare(one.date),
      ),
    faults: [
      ...slugs.filter((slug) => sources.get(slug) === undefined).map(misplaced),
      ...read.flatMap(({ faults }) => faults),
      ...commonFaults(read),
    ],
    covers: read.map(({ article }) => article.image.picture).filter(Boolean),
  };
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function misplaced(name: string): ContentFault {
  const right = `content/articles/${name.replace(/\.\w+$/, '')}/article.md`;
  const [message, remedy] = ['ce n’est pas un article', `écrivez l’article dans ${right}`];
  return { file: `content/articles/${name}`, field: '', message, remedy };
}

/** What no article can see alone: an address taken twice, none or several set above the others. */
function commonFaults(read: readonly ReadArticle[]): ContentFault[] {
  const out = read.filter(({ isOut }) => isOut);
  const featured = out.filter(({ article }) => article.featured);
  const twice = read.filter(
    ({ article: { id } }, position) => id && read.findIndex(({ article }) => article.id === id) < position,
  );
  const at = (
    { file, written }: ReadArticle,
    field: string,
    message: string,
    remedy: string,
  ): ContentFault => {
    return { file, line: written.get(field)?.line, field, message, remedy };
  };
  const again = 'effacez-le : npm run controler en propose alors un autre';
  const taken = `${featured[0]?.file} est déjà à la une`;
  const none = {
    ...{ file: 'content/articles', field: 'à la une', message: 'aucun article n’est à la une' },
    remedy: 'ajoutez « à la une: oui » à l’un d’eux',
  };
  return [
    ...twice.map((article) => at(article, 'id', 'sert déjà à un autre article', again)),
    ...featured
      .slice(1)
      .map((article) => at(article, 'à la une', taken, 'laissez « à la une: oui » à un seul article')),
    ...(featured.length > 0 || out.length === 0 ? [] : [none]),
  ];
}
