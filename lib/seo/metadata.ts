import type { Metadata } from 'next';
import { agency } from '@/content/agency';
import type { RoutePath } from '@/content/pages';
import { feedWords } from '@/content/pages/blog';
import type { Article } from '@/content/types';
import { lastChange } from '@/lib/rules/blog/articles';
import { CARD_SIZE } from '@/lib/rules/picture-address';
import { getPage } from '@/lib/pages/pages';
import { FEED_PATH } from './atom-feed';
import { cardPath, absoluteUrl } from './site-url';

/** Metadata of a page: its own title, description, canonical address and preview. */
export function pageMetadata(path: RoutePath): Metadata {
  const { title, description } = getPage(path);
  const words = { title, description, of: agency.name, alt: `${title}, ${agency.name}` };
  return describe(path, words, { type: 'website' });
}

/** Metadata of an article, built from its title, excerpt and picture. */
export function articleMetadata(article: Article): Metadata {
  const { id, title, excerpt: description, image, author, date, category: section, tags } = article;
  const words = { title, description, of: feedWords.name, alt: image.alt };
  const days = { publishedTime: date, modifiedTime: lastChange(article) };
  const about = { type: 'article' as const, ...days, authors: [author], section, tags };
  return { ...describe(`/blog/${id}`, words, about), authors: { name: author } };
}

/** `of` says what it is a page of, beside its title in a tab; `alt` what its preview shows. */
function describe(
  path: RoutePath | `/blog/${string}`,
  { title, description, of, alt }: Record<'title' | 'description' | 'of' | 'alt', string>,
  about: NonNullable<Metadata['openGraph']>,
): Metadata {
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(cardPath(path)), ...CARD_SIZE, type: 'image/jpeg', alt };
  return {
    title: `${title} | ${of}`,
    description,
    alternates: {
      canonical: url,
      types: { 'application/atom+xml': [{ url: absoluteUrl(FEED_PATH), title: feedWords.name }] },
    },
    openGraph: { ...about, url, title, description, siteName: agency.name, locale: 'fr_FR', images: [image] },
    // The picture's size is told to those who ask for it, above.
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt }] },
  };
}
