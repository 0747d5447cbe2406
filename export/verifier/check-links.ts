import type { Page, Site } from './site';

/** Links, scripts, styles and pictures of the site's own that lead nowhere. */
export async function checkLinks(site: Site): Promise<string[]> {
  const links = site.pages.flatMap((page) => linksOf(page).map((link) => ({ from: page, link })));
  const said = new Set<string>();
  for (const { from, link } of links) {
    const { pathname, hash } = new URL(link, `http://site${from.path}`);
    if ((await site.statusOf(pathname)) !== 200)
      said.add(`${from.path} mène à ${pathname}, qui n’existe pas`);
    else if (!hasPart(site, pathname, hash))
      said.add(`${from.path} mène à ${pathname}${hash}, qui n’existe pas`);
  }
  return [...said];
}

/** Every address of this site in a page: what it links to, and what it asks the browser for. */
function linksOf({ tags, scripts }: Page): string[] {
  return tags
    .flatMap(({ name, attributes }) => [
      name === 'link' && /canonical|alternate/.test(attributes.rel ?? '') ? undefined : attributes.href,
      attributes.src,
      attributes.poster,
      ...candidates(attributes.srcset ?? attributes.imagesrcset),
    ])
    .concat(scripts)
    .filter((link): link is string => link !== undefined && /^(\/(?!\/)|#)/.test(link));
}

function candidates(srcset = ''): string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function hasPart({ pages }: Site, path: string, hash: string): boolean {
  const page = pages.find((candidate) => candidate.path === path);
  const id = decodeURIComponent(hash.slice(1));
  return !id || !page || page.tags.some(({ attributes }) => attributes.id === id);
}
