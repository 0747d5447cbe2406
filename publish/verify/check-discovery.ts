import { getArticles } from '@/lib/build/blog/articles';
import { feedArticles, feedPath } from '@/lib/build/seo/atom-feed';
import { faults, type Fault, type Said } from './report';
import type { Site } from './site';

const REMEDY = 'Reconstruisez avec SITE_URL=https://votre-domaine, puis publiez tout « out/ ».';

/** Sitemap, robots and feed: what leads search engines to every page, and feed readers to the newest. */
export async function checkDiscovery({ paths, publicOrigin, read }: Site): Promise<Fault[]> {
  const articles = feedArticles(getArticles()).map(({ id }) => `${publicOrigin}/blog/${id}`);
  const pages = paths.map((path) => publicOrigin + path);
  const found = await Promise.all([
    textOf('/sitemap.xml', (xml) => listMistakes('/sitemap.xml', xml, pages)),
    textOf('/robots.txt', (text) => [
      /^disallow:\s*\/\s*$/im.test(text) && '/robots.txt ferme tout le site aux moteurs de recherche',
      !text.includes(`${publicOrigin}/sitemap.xml`) && '/robots.txt n’indique pas le plan du site',
    ]),
    textOf(feedPath, (xml) => listMistakes(feedPath, xml, articles)),
  ]);
  return faults(REMEDY, found.flat());

  async function textOf(path: string, mistakes: (text: string) => Said): Promise<Said> {
    const { status, body } = await read(path);
    return status === 200 ? mistakes(String(body)) : [`${path} manque`];
  }
}

/** Addresses a list of pages should name and does not, or names and should not. */
function listMistakes(file: string, xml: string, addresses: readonly string[]): string[] {
  const found = [...xml.matchAll(/<loc>([^<]+)<|<link [^>]*href="([^"]+)"/g)];
  const listed = found.map(([, loc, link]) => loc ?? link ?? '');
  const missing = addresses.filter((address) => !listed.includes(address));
  const beyond = file === feedPath ? [] : listed.filter((address) => !addresses.includes(address));
  return [
    ...missing.map((address) => `${file} ne cite pas ${address}`),
    ...beyond.map((address) => `${file} cite ${address}, qui n’est pas une page`),
  ];
}
