import type { Metadata } from 'next';
import { agency } from '@/content/agency';
import type { RoutePath } from '@/content/pages';
import type { Article } from '@/content/types';
import { lastChange } from '@/lib/rules/blog/articles';
import { getPage } from '@/lib/pages/pages';
import { FEED_PATH } from './atom-feed';
import { cardPath, absoluteUrl } from './site-url';

const CARD_SIZE = { width: 1200, height: 630, type: 'image/jpeg' };

/** Metadata of a page: its own title, description, canonical address and preview. */
export function pageMetadata(path: RoutePath): Metadata {
  const page = getPage(path);
  return describe({ ...page, path, alt: `${page.title}, ${agency.name}` });
}

/** Metadata of an article, built from its title, excerpt and picture. */
export function articleMetadata(article: Article): Metadata {
  const { id, title, excerpt: description, image, author, date, category: section, tags } = article;
  const days = { publishedTime: date, modifiedTime: lastChange(article) };
  const openGraph = { type: 'article' as const, ...days, authors: [author], section, tags };
  const about = { title, description, path: `/blog/${id}`, alt: image.alt, author, openGraph } as const;
  return describe({ ...about, of: `Blog ${agency.name}` });
}

type Description = {
  title: string;
  /** What it is a page of, beside its title in a tab. */
  of?: string;
  description: string;
  path: RoutePath | `/blog/${string}`;
  /** What its preview shows. */
  alt: string;
  author?: string;
  openGraph?: NonNullable<Metadata['openGraph']>;
};

function describe(about: Description): Metadata {
  const { title, of = agency.name, description, path, alt, author, openGraph = { type: 'website' } } = about;
  const url = absoluteUrl(path);
  const image = { ...CARD_SIZE, url: absoluteUrl(cardPath(path)), alt };
  return {
    title: `${title} | ${of}`,
    description,
    authors: author ? { name: author } : undefined,
    alternates: {
      canonical: url,
      types: { 'application/atom+xml': [{ url: absoluteUrl(FEED_PATH), title: `Blog ${agency.name}` }] },
    },
    openGraph: {
      ...openGraph,
      ...{ url, title, description, siteName: agency.name, locale: 'fr_FR', images: [image] },
    },
    // The picture's size is told to those who ask for it, above.
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt }] },
  };
}
