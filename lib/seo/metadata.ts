import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { Article, PageMeta } from '@/content/types';
import { absoluteUrl } from './site-url';

const CARD_SIZE = { width: 1200, height: 630, type: 'image/jpeg' };

/** Metadata of a page: its own title, description, canonical address and preview. */
export function pageMetadata(meta: PageMeta): Metadata {
  const card = meta.path === '/' ? 'home' : meta.path.slice(1);
  return describe({
    title: `${meta.title} | ${site.name}`,
    previewTitle: meta.title,
    description: meta.description,
    path: meta.path,
    card: { url: `/og/${card}.jpg`, alt: `${meta.title}, ${site.name}` },
    openGraph: { type: 'website' },
  });
}

/** Metadata of an article, built from its title, excerpt and picture. */
export function articleMetadata(article: Article): Metadata {
  const card = article.image.picture.replace('cover-', '');
  return describe({
    title: `${article.title} | Blog ${site.name}`,
    previewTitle: article.title,
    description: article.excerpt,
    path: `/blog/${article.id}`,
    card: { url: `/og/${card}.jpg`, alt: article.image.alt },
    openGraph: {
      type: 'article',
      publishedTime: article.date,
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
  card: { url: string; alt: string };
  openGraph: NonNullable<Metadata['openGraph']>;
};

function describe({ title, previewTitle, description, path, card, openGraph }: Description): Metadata {
  const url = absoluteUrl(path);
  const image = { ...CARD_SIZE, url: absoluteUrl(card.url), alt: card.alt };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      ...openGraph,
      url,
      title: previewTitle,
      description,
      siteName: site.name,
      locale: 'fr_FR',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: previewTitle, description, images: [image] },
  };
}
