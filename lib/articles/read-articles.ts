import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agency } from '@/content/agency';
import type { ResolvedPicture } from '@/content/types';
import { isRightLink } from '@/lib/pages/is-right-link';
import { copyOf, type MediaFile } from '@/lib/pictures/write-media';
import { dayIn } from '@/lib/rules/days';
import type { ContentFault } from '@/lib/rules/fault';
import { readArticle } from './read-article';

/**
 * The articles of a folder, the featured one first, then the newest; every fault in them, the files that they give, and what is
 * held back: unfinished ones, which only development shows, and those whose day has not come. They may link to the pages of `paths`.
 */
export function readArticles(
  folder: string,
  paths: readonly string[],
  findPicture: (called: string) => ResolvedPicture | undefined,
) {
  // Git keeps no folder that is empty.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  const sources = new Map(names.sort().map((name) => [name, readText(join(folder, name, 'article.md'))]));
  const ids = [...sources.values()].map((source) => source?.match(/^id: *(["']?)(\S+)\1 *$/m)?.[2]);
  const targets = { pages: paths.map((path) => ({ path })), articles: ids.map((id) => ({ id })) };
  const given: { slug: string; file: MediaFile }[] = [];

  function giveFile(slug: string, path: string): string | undefined {
    if (!DOWNLOADS.test(path) || !existsSync(join(folder, slug, path))) return undefined;
    const file = copyOf(join(folder, slug, path));
    given.push({ slug, file });
    return `/media/${file.name}`;
  }

  const read = [...sources].flatMap(([slug, source]) => {
    if (source === undefined) return [];
    return readArticle(slug, source, findPicture, {
      readSample: (path) => readText(join(folder, slug, path)),
      findPicture: (name) => findPicture(`articles/${slug}/${name}`),
      findDownload: (path) => giveFile(slug, path),
      isRightLink: (href) => isRightLink(href, targets),
    });
  });
  const today = dayIn(agency.hours.zone);
  // A date that cannot be read is a fault of its own, and holds nothing back.
  const out = read.filter(({ isUnfinished, article }) => !isUnfinished && !(article.date > today));
  compare(read, out);
  const shown = process.env.NODE_ENV === 'development' ? read : out;
  const held = read.filter((each) => !shown.includes(each));
  return {
    articles: shown
      .filter(({ faults }) => faults.length === 0)
      .map(({ article }) => article)
      .sort((a, b) => Number(b.featured) - Number(a.featured) || b.date.localeCompare(a.date)),
    held: held.map(({ slug, file, isUnfinished, article: { date } }) => ({ slug, file, isUnfinished, date })),
    downloads: given.filter((each) => !held.some(({ slug }) => slug === each.slug)).map(({ file }) => file),
    faults: [
      ...names.filter((name) => sources.get(name) === undefined).map(misplaced),
      ...read.flatMap(({ faults }) => faults),
      ...(out.length > 0 && !out.some(({ article }) => article.featured) ? [NONE_ABOVE] : []),
    ],
  };
}

type ReadArticle = ReturnType<typeof readArticle>;

/** What a visitor may be given of an article's folder. */
const DOWNLOADS = /^[\w./-]+\.(csv|ods|pdf|xlsx|zip)$/;

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function misplaced(name: string): ContentFault {
  const right = `content/articles/${name.replace(/\.\w+$/, '')}/article.md`;
  const [message, remedy] = ['ce n’est pas un article', `écrivez l’article dans ${right}`];
  return { file: `content/articles/${name}`, field: '', message, remedy };
}

const NONE_ABOVE: ContentFault = {
  file: 'content/articles',
  field: 'à la une',
  message: 'aucun article paru n’est à la une',
  remedy: 'ajoutez « à la une: oui » à l’un d’eux',
};

/**
 * Tells what no article sees alone: an address or « à la une » taken twice, a link to an article that is not out, or to a
 * heading that is not there.
 */
function compare(read: readonly ReadArticle[], out: readonly ReadArticle[]): void {
  for (const [index, each] of read.entries()) {
    const { article, isUnfinished, tell } = each;
    const before = read.slice(0, index);
    const twin = before.find((other) => article.id && other.article.id === article.id);
    const above = before.find((other) => other.article.featured && !other.isUnfinished);
    const remedy = `écrivez id: ${randomUUID()} dans le nouveau des deux ; l’autre garde son adresse`;
    if (twin) tell('id', `sert aussi à ${twin.file}`, remedy);
    if (above && article.featured && !isUnfinished)
      tell('à la une', `${above.file} l’est déjà`, 'laissez « à la une: oui » à un seul article');
    const unpublished = read.find(
      ({ article: { id } }) =>
        !out.some((other) => other.article.id === id) && article.content.includes(`"/blog/${id}`),
    );
    if (unpublished && out.includes(each))
      tell('texte', `mène à ${unpublished.file}, qui n’est pas paru`, 'retirez ce lien');
    for (const [, link = ''] of article.content.matchAll(/"(\/blog\/[^"]+#[^"]+)"/g))
      if (!isRightLink(link, { pages: [], articles: read.map((other) => other.article) }))
        tell('texte', `« ${link} » ne mène à aucun titre`, 'prenez celui que montre l’adresse du titre');
  }
}
