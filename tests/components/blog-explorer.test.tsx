import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleCategories } from '@/content/categories';
import { blogWords } from '@/content/pages/blog';
import { BlogExplorer } from '@/components/blog/blog-explorer';
import { makeSummary } from '../support/factories';

function type(text: string) {
  fireEvent.input(screen.getByRole('searchbox', { name: 'Rechercher un article' }), {
    target: { value: text },
  });
}

function titles() {
  return screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
}

test('of many articles the newest are listed, the search finds them all and shows as many as one asks for', () => {
  const many = Array.from({ length: 100 }, (_, position) =>
    makeSummary({ id: String(position), title: `${position % 2 ? 'Impair' : 'Pair'} ${position}` }),
  );
  const names = many.map(({ title }) => title);
  render(
    <BlogExplorer
      articles={many}
      categories={articleCategories}
      labels={{ featured: 'À la une', latest: 'Derniers articles', tags: 'Mots-clés' }}
      words={blogWords.search}
    >
      <a href="/blog/page/2">Articles plus anciens</a>
    </BlogExplorer>,
  );
  expect(screen.getByRole('status').textContent).toBe('100 article(s) trouvé(s)');
  expect(titles()).toEqual(names.slice(0, 24));

  type('impair');
  expect(screen.getByRole('status').textContent).toBe('50 article(s) trouvé(s)');
  expect(screen.queryByRole('link', { name: 'Articles plus anciens' })).toBeNull();
  expect(titles()).toHaveLength(24);
  fireEvent.click(screen.getByRole('button', { name: 'Afficher d’autres articles' }));
  expect(document.activeElement?.textContent).toBe('Impair 49');
  fireEvent.click(screen.getByRole('button', { name: 'Afficher d’autres articles' }));
  expect(titles()).toEqual(names.filter((title) => title.startsWith('Impair')));
  expect(screen.queryByRole('button', { name: 'Afficher d’autres articles' })).toBeNull();

  type('');
  expect(titles()).toEqual(names.slice(0, 24));
  expect(screen.getByRole('link', { name: 'Articles plus anciens' })).toBeTruthy();
});
