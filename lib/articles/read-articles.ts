import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedPicture } from '@/content/types';
import type { ContentFault } from '@/lib/rules/fault';
import { readArticle } from './read-article';

/**
 * The articles of a folder, the featured one first, then the newest, drafts in development alone; and every fault in them. They
 * may link to the pages of `paths`.
 */
export function readArticles(
  folder: string,
  paths: readonly string[],
  findPicture: (called: string) => ResolvedPicture | undefined,
) {
  // Git keeps no folder that is empty.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  const sources = new Map(names.sort().map((name) => [name, readText(join(folder, name, 'article.md'))]));
  const written = [...sources.values()].map((source) => `/blog/${source?.match(/^id: *(\S+)$/m)?.[1]}`);
  const known = [...paths, ...written];
  const read = [...sources].flatMap(([slug, source]) => {
    if (source === undefined) return [];
    return readArticle(slug, source, findPicture, {
      readSample: (path) => readText(join(folder, slug, path)),
      findPicture: (name) => findPicture(`articles/${slug}/${name}`),
      isRightLink: (href) =>
        /^(https:\/\/|mailto:)./.test(href) || known.includes(href.replace(/[?#].*/, '')),
    });
  });
  compare(read);
  const out = read.filter(({ isDraft }) => !isDraft);
  return {
    articles: (process.env.NODE_ENV === 'development' ? read : out)
      .filter(({ faults }) => faults.length === 0)
      .map(({ article }) => article)
      .sort(
        (one, other) => Number(other.featured) - Number(one.featured) || other.date.localeCompare(one.date),
      ),
    faults: [
      ...names.filter((name) => sources.get(name) === undefined).map(misplaced),
      ...read.flatMap(({ faults }) => faults),
      ...(out.length > 0 && !out.some(({ article }) => article.featured) ? [NONE_ABOVE] : []),
    ],
  };
}

type ReadArticle = ReturnType<typeof readArticle>;

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function misplaced(name: string): ContentFault {
  const right = `content/articles/${name.replace(/\.\w+$/, '')}/article.md`;
  const [message, remedy] = ['ce n’est pas un article', `écrivez l’article dans ${right}`];
  return { file: `content/articles/${name}`, field: '', message, remedy };
}

const NONE_ABOVE: ContentFault = {
  ...{ file: 'content/articles', field: 'à la une', message: 'aucun article n’est à la une' },
  remedy: 'ajoutez « à la une: oui » à l’un d’eux',
};

/** Tells what no article can see alone: an address taken twice, or several articles set above the others. */
function compare(read: readonly ReadArticle[]): void {
  for (const [index, { article, isDraft, tell }] of read.entries()) {
    const before = read.slice(0, index);
    const sameId = before.find((other) => article.id && other.article.id === article.id);
    const above = before.find((other) => other.article.featured && !other.isDraft);
    const remedy = `écrivez id: ${randomUUID()} dans le nouveau des deux ; l’autre garde son adresse`;
    if (sameId) tell('id', `sert aussi à ${sameId.file}`, remedy);
    if (above && article.featured && !isDraft)
      tell('à la une', `${above.file} l’est déjà`, 'laissez « à la une: oui » à un seul article');
  }
}
