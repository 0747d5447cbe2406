import { site } from '@/content/site';

/** The public origin, without a trailing slash: `SITE_URL` when the build is given one, else the site's own. */
export function siteOrigin(): string {
  return (process.env.SITE_URL || site.origin).replace(/\/+$/, '');
}

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteOrigin()}/` : `${siteOrigin()}${path}`;
}

/** Where the preview card of a page or an article is, by its address. */
export function cardPath(path: string): string {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
