import { faults, type Fault } from './report';
import type { Page, Site } from './site';

const REMEDY =
  'Corrigez l’adresse dans content/, ou publiez le fichier qui manque : « out/ » se copie toujours en entier.';

/** Links, scripts, fonts and pictures of the site's own that lead nowhere; the styles stand in the pages. */
export async function checkLinks(site: Site): Promise<Fault[]> {
  const links = site.pages.flatMap((page) => linksOf(page).map((link) => ({ from: page.path, link })));
  const said = new Set<string>();
  for (const { from, link } of links) {
    const { pathname, hash } = new URL(link, `http://site${from}`);
    if ((await site.statusOf(pathname)) !== 200) said.add(`${from} mène à ${pathname}, qui n’existe pas`);
    else if (!hasPart(site, pathname, hash)) said.add(`${from} mène à ${pathname}${hash}, qui n’existe pas`);
  }
  return faults(REMEDY, [...said]);
}

/** Every address of this site in a page: what it links to, and what it asks the browser for. */
function linksOf({ tags, scripts }: Page): string[] {
  const links = tags.flatMap(({ name, attributes, text }) => {
    const { rel = '', href = '', src = '', poster = '', srcset, imagesrcset } = attributes;
    const files = (srcset ?? imagesrcset ?? '').split(',').map((file) => file.trim().split(/\s/)[0] ?? '');
    const inStyle = name === 'style' ? [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)] : [];
    const isElsewhere = name === 'link' && /canonical|alternate/.test(rel);
    return [isElsewhere ? '' : href, src, poster, ...files, ...inStyle.map(([, url = '']) => url)];
  });
  return [...links, ...scripts].filter((link) => /^(\/(?!\/)|#)/.test(link));
}

function hasPart({ pages }: Site, path: string, hash: string): boolean {
  const page = pages.find((candidate) => candidate.path === path);
  const id = decodeURIComponent(hash.slice(1));
  return !id || !page || page.tags.some(({ attributes }) => attributes.id === id);
}
