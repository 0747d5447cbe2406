import type { BreadcrumbList } from 'schema-dts';
import { pages, type RoutePath } from '@/content/pages';
import type { Article } from '@/content/types';
import { absoluteUrl } from '../site-url';

/** The way from the home page to a page, and on to an article of it, in the words of the menus. */
export function breadcrumbList(path: RoutePath, article?: Pick<Article, 'id' | 'title'>): BreadcrumbList {
  const crumbs = pages
    .filter((page) => page.path === '/' || page.path === path)
    .map((page) => ({ name: page.label as string, path: page.path as string }));
  if (article) crumbs.push({ name: article.title, path: `/blog/${article.id}` });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  };
}
