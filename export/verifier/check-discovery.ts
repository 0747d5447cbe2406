import { feedPath } from '@/lib/seo/atom-feed';
import type { Site } from './site';

/** Sitemap, robots and feed: what leads search engines and feed readers to every page. */
export async function checkDiscovery(site: Site): Promise<string[]> {
  const [sitemap, robots, feed] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', feedPath].map((path) => site.read(path)),
  );
  return [
    ...(sitemap?.status === 200 ? sitemapMistakes(site, String(sitemap.body)) : ['/sitemap.xml manque']),
    ...(robots?.status === 200 ? robotsMistakes(site, String(robots.body)) : ['/robots.txt manque']),
    ...(feed?.status === 200 ? feedMistakes(site, String(feed.body)) : [`${feedPath} manque`]),
  ];
}

function sitemapMistakes({ paths, publicOrigin }: Site, xml: string): string[] {
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  return paths
    .filter((path) => !listed.includes(`${publicOrigin}${path}`))
    .map((path) => `/sitemap.xml ne cite pas ${publicOrigin}${path}`);
}

function robotsMistakes({ publicOrigin }: Site, text: string): string[] {
  return [
    ...(/^disallow:\s*\/\s*$/im.test(text)
      ? ['/robots.txt ferme tout le site aux moteurs de recherche']
      : []),
    ...(text.includes(`${publicOrigin}/sitemap.xml`) ? [] : ['/robots.txt n’indique pas le plan du site']),
  ];
}

function feedMistakes({ paths, publicOrigin }: Site, xml: string): string[] {
  return paths
    .filter((path) => path.startsWith('/blog/') && !xml.includes(`${publicOrigin}${path}"`))
    .map((path) => `${feedPath} ne cite pas ${path}`);
}
