import { expect, test } from 'vitest';
import { articles } from '@/content/articles';
import { relatedArticles } from '@/lib/blog/articles';
import { formatDate } from '@/lib/format-date';
import { plainText } from '../support/plain-text';
import { hrefs, main, texts } from '../support/read-page';

test('the blog shows every article before any script runs: the featured one above, the others in a grid', () => {
  const blog = main('/blog');

  expect(plainText(blog.querySelector('[role="status"]')?.textContent)).toBe('4 article(s) trouvé(s)');
  expect(hrefs(blog, 'article a')).toEqual(articles.map(({ id }) => `/blog/${id}`));
  expect(texts(blog, 'select option')).toEqual([
    'Tous',
    'Développement Web',
    'Applications Mobiles',
    'DevOps',
    'API',
    'Data Science',
    'Innovation',
  ]);
});

test('each card of the blog shows its first two tags', () => {
  const cards = [...main('/blog').querySelectorAll('article')];

  expect(cards.map((card) => texts(card, 'li'))).toEqual(
    articles.map(({ tags }) => tags.slice(0, 2).map(plainText)),
  );
});

test.each(articles)('the page of "$title" tells all there is to know about it', (article) => {
  const page = main(`/blog/${article.id}`);
  const text = plainText(page.textContent);

  expect(hrefs(page)[0]).toBe('/blog');
  expect(plainText(page.querySelector('h1')?.textContent)).toBe(plainText(article.title));
  for (const told of [
    article.category,
    article.excerpt,
    article.author,
    formatDate(article.date),
    article.readTime,
    `${article.views.toLocaleString('fr-FR')} vues`,
  ]) {
    expect(text).toContain(plainText(told));
  }
  expect(texts(page, 'button[aria-disabled="true"]')).toEqual([
    `${article.likes} j’aime`,
    `${article.comments} commentaires`,
    'Sauvegarder',
    "S'abonner",
  ]);
  expect(texts(page, '[aria-labelledby="partager"] :is(a, button)')).toEqual([
    'WhatsApp',
    'Facebook',
    'X',
    'LinkedIn',
    'Instagram',
  ]);
  for (const tag of article.tags) expect(texts(page, 'li')).toContain(plainText(tag));
});

test.each(articles)('the page of "$title" offers the others of its category', (article) => {
  const cards = hrefs(main(`/blog/${article.id}`), 'article article a, section article a');

  expect(cards).toEqual(relatedArticles(article).map(({ id }) => `/blog/${id}`));
  expect(cards.length).toBeLessThanOrEqual(3);
});
