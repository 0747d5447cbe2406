import { expect, test } from 'vitest';
import { articleMetadata, missingMetadata, pageMetadata } from '@/lib/seo/metadata';
import { makeArticle } from '../../support/factories';

test('a page is titled with the name of the site, and previewed without it', () => {
  const metadata = pageMetadata({
    path: '/about',
    updated: '2024-05-02',
    title: 'À propos',
    description: 'Qui nous sommes.',
  });

  expect(metadata).toMatchObject({
    title: 'À propos | Atelier Trame',
    description: 'Qui nous sommes.',
    alternates: { canonical: 'https://ateliertrame.example/about' },
    openGraph: {
      type: 'website',
      url: 'https://ateliertrame.example/about',
      title: 'À propos',
      description: 'Qui nous sommes.',
      siteName: 'Atelier Trame',
      locale: 'fr_FR',
      images: [
        { url: 'https://ateliertrame.example/og/about.jpg', width: 1200, height: 630, type: 'image/jpeg' },
      ],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'À propos',
      description: 'Qui nous sommes.',
      images: [{ url: 'https://ateliertrame.example/og/about.jpg' }],
    },
  });
});

test('the home page has its own canonical address and card', () => {
  const metadata = pageMetadata({
    path: '/',
    updated: '2024-05-02',
    title: 'Agence',
    description: 'Sites web.',
  });

  expect(metadata.alternates?.canonical).toBe('https://ateliertrame.example/');
  expect(metadata.openGraph?.images).toMatchObject([{ url: 'https://ateliertrame.example/og/home.jpg' }]);
});

test('an article is described by its title, excerpt and picture', () => {
  const article = makeArticle({ image: { picture: 'cover-ci-cd', alt: 'Tissu indigo' } });

  const metadata = articleMetadata(article);

  expect(metadata).toMatchObject({
    title: 'Mesurer avant d’optimiser | Blog Atelier Trame',
    description: 'Trois chiffres suffisent.',
    alternates: { canonical: `https://ateliertrame.example/blog/${article.id}` },
    openGraph: {
      type: 'article',
      title: 'Mesurer avant d’optimiser',
      publishedTime: '2024-03-15',
      authors: ['L’équipe Atelier Trame'],
      section: 'DevOps',
      tags: article.tags,
      images: [{ url: 'https://ateliertrame.example/og/ci-cd.jpg', alt: 'Tissu indigo' }],
    },
  });
});

test('a page that answers for a missing one claims no address', () => {
  const metadata = missingMetadata('Page introuvable');

  expect(metadata).toEqual({
    title: 'Page introuvable | Atelier Trame',
  });
});
