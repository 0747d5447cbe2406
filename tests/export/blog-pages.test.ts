import { expect, test } from 'vitest';
import { articles } from '../support/articles';
import { agency } from '@/content/agency';
import { articleCategories } from '@/content/categories';
import { articleWords, blogPage, blogWords } from '@/content/pages/blog';
import { linksAt } from '@/lib/pages/pages';
import { relatedArticles } from '@/lib/rules/blog/articles';
import { fill, fillCount } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { SHARE_NETWORKS } from '@/lib/rules/share/share-links';
import { plainText } from '../support/plain-text';
import { hrefs, main, texts } from '../support/read-page';

test('the blog counts its articles, offers every category, and tells of each what it is, with two tags; nobody can subscribe yet', () => {
  const blog = main('/blog');
  expect(texts(blog, '[role="status"]')).toEqual([
    plainText(fill(blogWords.found, { count: articles.length })),
  ]);
  expect(texts(blog, 'select option')).toEqual([blogWords.everyCategory, ...articleCategories]);
  const [featured, others] = [true, false].map((is) => articles.filter((article) => article.featured === is));
  const listed = [...(featured ?? []), ...(others ?? [])];
  expect(hrefs(blog, 'article a')).toEqual(listed.map(({ id }) => `/blog/${id}`));
  expect([...blog.querySelectorAll('article')].map((card) => texts(card, 'p, li'))).toEqual(
    listed.map(({ category, excerpt, date, readTime, tags }) => {
      const day = `${formatDate(date)} · ${readTime}`;
      return [category, excerpt, day, ...tags.slice(0, 2)].map(plainText);
    }),
  );
  const empty = articleCategories.filter((name) => !articles.some(({ category }) => category === name));
  const none = plainText(blog.querySelector('[data-none]')?.textContent);
  expect(articleCategories.filter((name) => none.includes(`« ${name} »`))).toEqual(empty);
  expect(texts(blog, 'button[aria-disabled="true"]')).toEqual(
    [blogPage.newsletter ?? []].flat().map(({ subscribe }) => subscribe),
  );
});

test.each(articles)('"$title" tells all there is to know, and offers others of its category', (article) => {
  const { title, category, excerpt, author, date, updated = date, ...counted } = article;
  const { readTime, views, likes, comments, tags } = counted;
  const page = main(`/blog/${article.id}`);
  const said = plainText(page.textContent);
  const told = [title, category, excerpt, author, ...[date, updated].map(formatDate), readTime, ...tags];
  expect(told.map(plainText).filter((words) => !said.includes(words))).toEqual([]);
  expect(said.includes(plainText(`${views.toLocaleString('fr-FR')} vue`))).toBe(views > 0);
  expect(page.querySelector('img')?.alt).toBe(article.image.alt);
  expect(hrefs(page).slice(0, 2)).toEqual(['/blog', '/']);
  // From its first screen to whoever publishes it, without the bar and the footer of the other pages.
  expect(hrefs(page, 'header a')).toContain('/contact');
  const named = hrefs(page).filter((href) => href?.includes('wa.me') && !href.includes('%2Fblog%2F'));
  expect(named.map((href) => decodeURIComponent(href ?? '').includes(title))).toEqual(
    agency.whatsapp ? [true] : [],
  );
  expect(hrefs(page).slice(-linksAt('legal').length)).toEqual(linksAt('legal').map(({ href }) => href));
  expect(page.ownerDocument.querySelector('header nav, footer')).toBeNull();
  // Of code alone.
  expect(said.includes(plainText(articleWords.notes.licence))).toBe(page.querySelector('pre') !== null);
  if (article.correction)
    expect(said).toContain(
      plainText(articleWords.notes.corrected.replace(/\{date\}.*/, formatDate(updated))),
    );
  const inert = [
    ...(likes ? [fillCount(articleWords.likes, likes)] : []),
    ...(comments ? [fillCount(articleWords.comments, comments)] : []),
    ...(articleWords.save ? [articleWords.save] : []),
  ];
  expect(texts(page, 'button[aria-disabled="true"]').slice(0, inert.length)).toEqual(inert);
  const shared = Object.values(SHARE_NETWORKS).filter((name) => agency.whatsapp || name !== 'WhatsApp');
  const networks = [...shared, 'Instagram'];
  expect(texts(page, '[aria-labelledby="partager"] :is(a, button)')).toEqual(networks);
  const related = relatedArticles(article, articles).map(({ id }) => `/blog/${id}`);
  expect(hrefs(page, 'article article a, section article a')).toEqual(related);
});
