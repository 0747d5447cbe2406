import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedPicture } from '@/content/types';
import type { ContentFault } from '@/lib/rules/fault';
import { readArticle, type ReadArticle } from './read-article';

export type ReadingOptions = {
  /** YYYY-MM-DD. */
  today: string;
  withDrafts?: boolean;
  /** Addresses of the site's pages. */
  paths: readonly string[];
  findPicture: (called: string) => ResolvedPicture | undefined;
};

/** The articles of a folder that are out today, the featured one first, then the newest; and every fault in them. */
export function readArticles(folder: string, options: ReadingOptions) {
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
    /** The pictures that articles are announced with, drafts' included. */
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

const AGAIN = 'effacez-le : npm run controler en propose alors un autre';

/** What no article can see alone: an address taken twice, none or several set above the others. */
function* commonFaults(read: readonly ReadArticle[]): Iterable<ContentFault> {
  const featured = read.find(({ isOut, article }) => isOut && article.featured);
  for (const each of read) {
    const { file, written, article, isOut } = each;
    const at = (field: string, message: string, remedy: string) => {
      return { file, line: written.get(field)?.line, field, message, remedy };
    };
    const first = read.find(({ article: { id } }) => id === article.id);
    if (article.id && first !== each) yield at('id', 'sert déjà à un autre article', AGAIN);
    if (isOut && article.featured && featured && featured !== each)
      yield at(
        'à la une',
        `${featured.file} est déjà à la une`,
        'laissez « à la une: oui » à un seul article',
      );
  }
  const none = { file: 'content/articles', field: 'à la une', message: 'aucun article n’est à la une' };
  if (!featured && read.some(({ isOut }) => isOut))
    yield { ...none, remedy: 'ajoutez « à la une: oui » à l’un d’eux' };
}
