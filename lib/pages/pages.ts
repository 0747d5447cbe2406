import { pages, type RoutePath } from '@/content/pages';
import type { Link, LinkPlace, Page } from '@/content/types';

/** What the list of pages says of one of them. */
export function getPage(path: RoutePath): Page {
  return pages.find((known) => known.path === path) as Page;
}

/** Every page that has something to show. */
export function shownPages() {
  const all: readonly (Page & { path: RoutePath })[] = pages;
  return all.filter(({ isShown = true }) => isShown);
}

/** The addresses of the others, which are not exported and lead home. */
export function hiddenPaths(): string[] {
  return pages.filter(({ isShown }: Page) => isShown === false).map(({ path }) => path);
}

/** The links to show at a place of the site, in the order of the list of pages. */
export function linksAt(place: LinkPlace): Link[] {
  return shownPages()
    .filter(({ linkedFrom }) => linkedFrom.includes(place))
    .map(({ label, path }) => ({ label, href: path }));
}
