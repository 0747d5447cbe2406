import { expect, test } from 'vitest';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { cardPath, absoluteUrl } from '@/lib/build/seo/site-url';
import { articleMetadata, missingMetadata, pageMetadata } from '@/lib/build/seo/metadata';
import { makeArticle } from '../../support/factories';

const { name, origin } = site;

test.each(pages)('$path is titled with the name of the site, and previewed without it', (page) => {
  const { path, title, description } = page;
  const url = absoluteUrl(path);
  const card = { url: absoluteUrl(cardPath(path)), width: 1200, height: 630, type: 'image/jpeg' };

  expect(pageMetadata(path)).toMatchObject({
    title: `${title} | ${name}`,
    description,
    alternates: { canonical: url },
    openGraph: { type: 'website', url, title, description, siteName: name, locale: 'fr_FR', images: [card] },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: card.url }] },
  });
});

test('an article is described by its title, excerpt and picture', () => {
  const article = makeArticle({ image: { picture: 'cover-ci-cd', alt: 'Tissu indigo' } });

  const metadata = articleMetadata(article);

  expect(metadata).toMatchObject({
    title: `Mesurer avant d’optimiser | Blog ${name}`,
    description: 'Trois chiffres suffisent.',
    alternates: { canonical: `${origin}/blog/${article.id}` },
    openGraph: {
      type: 'article',
      title: 'Mesurer avant d’optimiser',
      publishedTime: '2024-03-15',
      authors: [makeArticle().author],
      section: 'DevOps',
      tags: article.tags,
      images: [{ url: `${origin}/og/blog-${article.id}.jpg`, alt: 'Tissu indigo' }],
    },
  });
});

test('a page that answers for a missing one claims no address', () => {
  const metadata = missingMetadata('Page introuvable');

  expect(metadata).toEqual({
    title: `Page introuvable | ${name}`,
  });
});
