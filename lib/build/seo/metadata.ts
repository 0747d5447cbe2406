import type { Metadata } from 'next';
import { blogArchive } from '@/content/pages/blog';
import { site } from '@/content/site';
import type { RoutePath } from '@/content/pages';
import type { Article } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { listingPath } from '@/lib/rules/blog/listing';
import { lastChange, type Listing } from '@/lib/build/blog/articles';
import { getPage } from '@/lib/build/pages';
import { feedPath } from './atom-feed';
import { cardPath, absoluteUrl } from './site-url';

const CARD_SIZE = { width: 1200, height: 630, type: 'image/jpeg' };

/** Metadata of a page: its own title, description, canonical address and preview. */
export function pageMetadata(path: RoutePath): Metadata {
  const { title, description } = getPage(path);
  return describe({
    title: `${title} | ${site.name}`,
    previewTitle: title,
    description,
    path,
    card: { path: cardPath(path), alt: `${title}, ${site.name}` },
    openGraph: { type: 'website' },
  });
}

/** Metadata of a further page of the blog, told apart from the others by the days of its articles. */
export function listingMetadata({ page, articles }: Listing): Metadata {
  const days = articles.map(({ date }) => date).sort();
  const title = fill(blogArchive.found.title, { page });
  return describe({
    title: `${title} | ${site.name}`,
    previewTitle: title,
    description: fill(blogArchive.found.text, {
      count: articles.length,
      first: formatDate(days[0] ?? ''),
      last: formatDate(days.at(-1) ?? ''),
    }),
    path: listingPath(page),
    card: { path: cardPath('/blog'), alt: `${getPage('/blog').title}, ${site.name}` },
    openGraph: { type: 'website' },
  });
}

/** Metadata of an article, built from its title, excerpt and picture. */
export function articleMetadata(article: Article): Metadata {
  return describe({
    title: `${article.title} | Blog ${site.name}`,
    previewTitle: article.title,
    description: article.excerpt,
    path: `/blog/${article.id}`,
    card: { path: cardPath(`/blog/${article.id}`), alt: article.image.alt },
    author: article.author,
    openGraph: {
      type: 'article',
      publishedTime: article.date,
      modifiedTime: lastChange(article),
      authors: [article.author],
      section: article.category,
      tags: article.tags,
    },
  });
}

/** Metadata of a page that answers for a missing one: no canonical address, and the framework itself adds `noindex`. */
export function missingMetadata(title: string): Metadata {
  return { title: `${title} | ${site.name}` };
}

type Description = {
  title: string;
  previewTitle: string;
  description: string;
  path: string;
  card: { path: string; alt: string };
  author?: string;
  openGraph: NonNullable<Metadata['openGraph']>;
};

function describe(page: Description): Metadata {
  const { title, previewTitle, description, path, card, author, openGraph } = page;
  const url = absoluteUrl(path);
  const image = { ...CARD_SIZE, url: absoluteUrl(card.path), alt: card.alt };
  return {
    title,
    description,
    authors: author ? { name: author } : undefined,
    alternates: {
      canonical: url,
      languages: { fr: url, 'x-default': url },
      types: { 'application/atom+xml': [{ url: absoluteUrl(feedPath), title: `Blog ${site.name}` }] },
    },
    openGraph: {
      ...openGraph,
      url,
      title: previewTitle,
      description,
      siteName: site.name,
      locale: 'fr_FR',
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: previewTitle,
      description,
      // Its size is told to those who ask for it, above.
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}
