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
  return describe({ ...getPage(path), path, card: cardOf(path) });
}

/** Metadata of a further page of the blog, told apart from the others by the days of its articles. */
export function listingMetadata({ page, articles }: Listing): Metadata {
  const days = articles.map(({ date }) => date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day = '') => formatDate(day));
  return describe({
    title: fill(blogArchive.found.title, { page }),
    description: fill(blogArchive.found.text, { count: articles.length, first, last }),
    path: listingPath(page),
    card: cardOf('/blog'),
  });
}

/** Metadata of an article, built from its title, excerpt and picture. */
export function articleMetadata(article: Article): Metadata {
  const { id, title, excerpt: description, image, author, date, category: section, tags } = article;
  const path = `/blog/${id}`;
  const days = { publishedTime: date, modifiedTime: lastChange(article) };
  const openGraph = { type: 'article' as const, ...days, authors: [author], section, tags };
  const card = { path: cardPath(path), alt: image.alt };
  return describe({ title, of: `Blog ${site.name}`, description, path, card, author, openGraph });
}

/** Metadata of a page that answers for a missing one: no canonical address, and the framework itself adds `noindex`. */
export function missingMetadata(title: string): Metadata {
  return { title: `${title} | ${site.name}` };
}

function cardOf(path: RoutePath) {
  return { path: cardPath(path), alt: `${getPage(path).title}, ${site.name}` };
}

type Description = {
  title: string;
  /** What it is a page of, beside its title in a tab. */
  of?: string;
  description: string;
  path: string;
  card: { path: string; alt: string };
  author?: string;
  openGraph?: NonNullable<Metadata['openGraph']>;
};

function describe(about: Description): Metadata {
  const { title, of = site.name, description, path, card, author, openGraph = { type: 'website' } } = about;
  const url = absoluteUrl(path);
  const image = { ...CARD_SIZE, url: absoluteUrl(card.path), alt: card.alt };
  return {
    title: `${title} | ${of}`,
    description,
    authors: author ? { name: author } : undefined,
    alternates: {
      canonical: url,
      languages: { fr: url, 'x-default': url },
      types: { 'application/atom+xml': [{ url: absoluteUrl(feedPath), title: `Blog ${site.name}` }] },
    },
    openGraph: {
      ...openGraph,
      ...{ url, title, description, siteName: site.name, locale: 'fr_FR', images: [image] },
    },
    // The picture's size is told to those who ask for it, above.
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: card.alt }] },
  };
}
