import type { BlogPosting } from 'schema-dts';
import type { Article } from '@/content/types';
import { lastChange } from '@/lib/build/blog/article-dates';
import { cardPath } from '../card-path';
import { absoluteUrl } from '../site-url';
import { agencyReference } from './agency';

/** An article: its text stays in the page. */
export function blogPosting(article: Article): BlogPosting {
  const url = absoluteUrl(`/blog/${article.id}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: article.title,
    description: article.excerpt,
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(cardPath(`/blog/${article.id}`)),
      width: '1200',
      height: '630',
    },
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
