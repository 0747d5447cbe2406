import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { articleCategories } from '@/content/categories';
import { articleWords, blogPage, blogWords } from '@/content/pages/blog';
import { fill } from '@/lib/rules/fill';
import { ArticleSections } from '@/components/blog/article-sections';
import { BlogFilterForm } from '@/components/blog/blog-filter-form';
import { filterArticles } from '@/components/blog/filter-articles';
import { start } from '@/components/early/start';
import { makeSummary } from '../support/factories';

const [FIRST, SECOND] = articleCategories;

const articles = Array.from({ length: 30 }, (_, position) =>
  makeSummary({
    ...{ id: String(position), featured: position === 0, category: position % 3 ? FIRST : SECOND },
    title: `${position % 2 ? 'Fil' : 'Pièce'} ${position}`,
  }),
);
const all = articles.map(({ title }) => title);
const explore = () => {
  render(
    <div data-early="search">
      <BlogFilterForm categories={articleCategories} words={blogWords} />
      <ArticleSections
        articles={articles}
        words={blogWords}
        cardWords={articleWords}
        empty=""
        {...blogPage}
      />
    </div>,
  );
  start({ search: filterArticles });
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: blogWords.query });
const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: blogWords.category });
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const found = (count: number) => fill(blogWords.found, { count });
const count = () => screen.getByRole('status').textContent;

beforeEach(() => history.replaceState(null, '', '/blog'));

test('every article is listed, and what is typed and chosen narrows the list at once', () => {
  explore();
  expect([count(), titles(), sections()]).toEqual([
    found(30),
    all,
    [blogPage.featured.title, blogPage.latest.title],
  ]);

  type(box(), ' FIL ');
  expect([count(), sections()]).toEqual([found(15), [blogPage.latest.title]]);
  expect(titles()).toEqual(all.filter((title) => title.startsWith('Fil')));

  type(list(), SECOND);
  expect([count(), titles().length]).toEqual([found(5), 5]);

  type(box(), 'rien de tel');
  expect([count(), titles(), sections()]).toEqual([found(0), [], []]);
  expect(screen.getByText(blogWords.none.title)).toBeTruthy();

  type(box(), '');
  type(list(), '');
  expect(titles()).toEqual(all);
});

test('the address says what is looked for once typing pauses, and gives it back to whoever opens it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  history.replaceState(null, '', `/blog?q=piece+2&categorie=${FIRST}#articles`);
  explore();
  expect([box().value, list().value]).toEqual(['piece 2', FIRST]);
  expect(titles()).toEqual(['Pièce 2', 'Pièce 20', 'Pièce 22', 'Pièce 26', 'Pièce 28']);

  type(box(), 'pièce 28');
  expect(location.search).toContain('q=piece+2&');
  vi.runAllTimers();
  expect(location.search).toContain('q=pi%C3%A8ce+28&');
  type(box(), '');
  type(list(), '');
  vi.runAllTimers();
  expect(location.pathname + location.search + location.hash).toBe('/blog#articles');
});

test('an address that nobody has touched stays as it was sent', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent = '/blog?utm_source=whatsapp&q=piece++2&categorie=nulle-part';
  history.replaceState(null, '', sent);
  explore();
  expect(box().value).toBe('piece  2');
  dispatchEvent(new Event('pageshow'));
  vi.runAllTimers();
  expect(location.pathname + location.search).toBe(sent);
});
