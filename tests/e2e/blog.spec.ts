import { type Page } from 'playwright/test';
import { blogWords } from '@/content/pages/blog';
import { ALL_CATEGORIES } from '@/lib/rules/blog/search';
import { fill } from '@/lib/rules/fill';
import { articles } from '../support/articles';
import { article, hasArticles, wordOf } from '../support/chosen';
import { blogPath } from '../support/routes';
import { expect, open, test } from '../support/visit';

const search = (page: Page) => page.getByRole('searchbox', { name: blogWords.query });
const category = (page: Page) => page.getByRole('combobox', { name: blogWords.category });

async function expectArticles(page: Page, shown: readonly { title: string }[]) {
  await expect(page.getByRole('status')).toHaveText(fill(blogWords.found, { count: shown.length }));
  await expect(page.getByRole('article')).toHaveCount(shown.length);
  for (const { title } of shown)
    await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
}

const word = wordOf(article);
const address = `${blogPath}?${new URLSearchParams({ q: word, categorie: article.category })}`;

// How the list narrows, over what the address says too: tests/components/filter-articles.test.tsx, tests/unit/blog.
test('the address keeps the search: submitted, and back from an article', async ({ page }) => {
  test.skip(!hasArticles, 'there is nothing to find');
  await open(page, blogPath);
  await search(page).fill(` ${word} `);
  await search(page).press('Enter');
  // Only a finger's keyboard is closed: who types goes on typing.
  await expect(search(page)).toBeFocused();
  await page.getByRole('button', { name: blogWords.submit }).click();
  await category(page).selectOption(article.category);
  await expect(page).toHaveURL(address);
  await expectArticles(page, [article]);

  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${article.id}`);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectArticles(page, [article]);
  await expect(search(page)).toHaveValue(word);
  await expect(category(page)).toHaveValue(article.category);

  await search(page).fill('');
  await category(page).selectOption(ALL_CATEGORIES);
  await expect(page).toHaveURL(blogPath);
  await expectArticles(page, articles);
});
