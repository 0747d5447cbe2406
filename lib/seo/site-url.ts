import { agency } from '@/content/agency';
import type { RoutePath } from '@/content/pages';

/** The public origin, without a trailing slash: `SITE_URL` when the build is given one, else the site's own. */
export function siteOrigin(): string {
  return (process.env.SITE_URL || agency.origin).replace(/\/+$/, '');
}

/** An address of this site: a page or a part of it, an article, a file. */
type SiteAddress = RoutePath | `${RoutePath}#${string}` | `/blog/${string}` | `/${string}.${string}`;

/** The absolute address of a path of this site. */
export function absoluteUrl(path: SiteAddress): string {
  return path === '/' ? `${siteOrigin()}/` : `${siteOrigin()}${path}`;
}

/** Where the preview card of a page or an article is, by its address. */
export function cardPath(path: RoutePath | `/blog/${string}`): `/og/${string}.jpg` {
  return `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
