import type { WebSite, BreadcrumbList, BlogPosting } from 'schema-dts';
import { agency } from '@/content/agency';
import { getPage } from '@/lib/pages';
import { pages, type RoutePath } from '@/content/pages';
import type { Article } from '@/content/types';
import { lastChange } from '@/lib/rules/blog/articles';
import { absoluteUrl, cardPath } from '../site-url';
import { agencyReference } from './agency';

/** The site as a whole: the name search engines show for it. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: agency.name,
    description: getPage('/').description,
    url: absoluteUrl('/'),
    inLanguage: 'fr',
    publisher: agencyReference(),
  };
}

/** The way from the home page to a page, and on to an article of it, in the words of the menus. */
export function breadcrumbList(path: RoutePath, article?: Pick<Article, 'id' | 'title'>): BreadcrumbList {
  const crumbs: { name: string; path: RoutePath | `/blog/${string}` }[] = pages
    .filter((page) => page.path === '/' || page.path === path)
    .map((page) => ({ name: page.label, path: page.path }));
  if (article) crumbs.push({ name: article.title, path: `/blog/${article.id}` });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path: to }, index) => {
      return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(to) };
    }),
  };
}

/** An article: its text stays in the page. */
export function blogPosting(article: Article): BlogPosting {
  const url = absoluteUrl(`/blog/${article.id}`);
  const card = absoluteUrl(cardPath(`/blog/${article.id}`));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.excerpt,
    image: { '@type': 'ImageObject', url: card, width: '1200', height: '630' },
    datePublished: article.date,
    dateModified: lastChange(article),
    author: { '@type': 'Organization', name: article.author, url: absoluteUrl('/about') },
    publisher: agencyReference(),
    articleSection: article.category,
    keywords: article.tags,
    timeRequired: `PT${Number.parseInt(article.readTime, 10)}M`,
    inLanguage: 'fr',
  };
}
