import { pages, type RoutePath } from '@/content/pages';
import type { Link, LinkPlace, Page } from '@/content/types';

/** What the list of pages says of one of them. */
export function getPage(path: RoutePath): Page {
  const page = pages.find((known) => known.path === path);
  if (!page) throw new Error(`content/pages.ts: no page has the address ${path}`);
  return page;
}

/** The links to show at a place of the site, in the order of the list of pages. */
export function linksAt(place: LinkPlace): Link[] {
  const all: readonly Page[] = pages;
  return all
    .filter(({ linkedFrom }) => linkedFrom.includes(place))
    .map(({ label, path }) => ({ label, href: path }));
}
