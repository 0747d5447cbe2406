import type { RoutePath } from '@/content/pages';
import type { Page } from '@/content/types';
import { getPage, shownPages } from '@/lib/pages/pages';
import { articles } from './articles';
import { contactPage, devisPage } from './forms';

const sitePages: readonly Page[] = shownPages();

/** The pages of the menu, in order, with the label each has there. */
export const pages = sitePages
  .filter(({ linkedFrom }) => linkedFrom.includes('menu'))
  .map(({ label, path }) => ({ label, path }));

/** What menus call a page. */
export const labelOf = (path: RoutePath) => getPage(path).label;

export const blogPath: RoutePath = '/blog';

/** Two pages of the menu that are read and left, with no film, list or form. */
export const [plainPath, otherPath] = pages
  .map(({ path }) => path)
  .filter((path) => !['/', blogPath, contactPage.path, devisPage.path].includes(path)) as [
  RoutePath,
  RoutePath,
];

export const articlePaths = articles.map(({ id }) => `/blog/${id}`);

const isLegal = ({ linkedFrom }: Page) => linkedFrom.includes('legal');

/** One page of each layout: the articles share theirs, and so do the pages that the law asks for. */
export const layoutPaths = [
  ...sitePages.filter((page) => !isLegal(page)),
  ...sitePages.filter(isLegal).slice(0, 1),
]
  .map(({ path }) => path)
  .concat(articlePaths.slice(0, 1));

export const allPaths = [...sitePages.map(({ path }) => path), ...articlePaths];
