import { pages, type RoutePath } from '@/content/pages';
import type { Link, LinkPlace, Page } from '@/content/types';

/** What the list of pages says of one of them. */
export function getPage(path: RoutePath): Page {
  return pages.find((known) => known.path === path) as Page;
}

const all: readonly (Page & { path: RoutePath })[] = pages;
const isShown = (page: Page) => page.isShown !== false;

/** Every page that has something to show. */
export function shownPages() {
  return all.filter(isShown);
}

/** The addresses of the others, which are not exported and lead home. */
export function hiddenPaths(): string[] {
  return all.filter((page) => !isShown(page)).map(({ path }) => path);
}

/** The links to show at a place of the site, in the order of the list of pages. */
export function linksAt(place: LinkPlace): Link[] {
  return shownPages()
    .filter(({ linkedFrom }) => linkedFrom.includes(place))
    .map(({ label, path }) => ({ label, href: path }));
}
