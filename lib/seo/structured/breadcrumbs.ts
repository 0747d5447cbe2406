import type { BreadcrumbList } from 'schema-dts';
import { navigation } from '@/content/site';
import type { Article, RoutePath } from '@/content/types';
import { absoluteUrl } from '../site-url';

/** The way from the home page to a page, and on to an article of it, in the words of the navigation. */
export function breadcrumbList(path: RoutePath, article?: Pick<Article, 'id' | 'title'>): BreadcrumbList {
  const crumbs = navigation
    .filter(({ href }) => href === '/' || href === path)
    .map(({ label, href }) => ({ name: label, path: href }));
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
