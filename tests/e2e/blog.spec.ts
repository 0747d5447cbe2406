import { type Page } from 'playwright/test';
import { articleCategories } from '@/content/categories';
import { blogPage } from '@/content/pages/blog';
import { ALL_CATEGORIES } from '@/lib/rules/blog/search';
import { articles } from '../support/articles';
import { article, featuredArticle, found, wordOf } from '../support/chosen';
import { holdScripts } from '../support/hold-scripts';
import { expect, expectScriptReady, open, test } from '../support/visit';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un article' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Catégorie' });
const featured = (page: Page) => page.getByRole('region', { name: blogPage.featured.title });
const latest = (page: Page) => page.getByRole('region', { name: blogPage.latest.title });

const titlesOf = (shown: readonly { title: string }[]) => shown.map(({ title }) => title).sort();

async function expectArticles(page: Page, shown: readonly { title: string }[]) {
  await expect(page.getByRole('status')).toHaveText(`${shown.length} article(s) trouvé(s)`);
  await expect(page.getByRole('article')).toHaveCount(shown.length);
  expect((await page.getByRole('article').getByRole('heading').allTextContents()).sort()).toEqual(
    titlesOf(shown),
  );
  await expect(page.getByText('Aucun article trouvé')).toHaveCount(shown.length === 0 ? 1 : 0);
}

const word = wordOf(article);
const address = `/blog?${new URLSearchParams({ q: word, categorie: article.category })}`;

test('the list narrows as one types, whatever the case, the accents and the spaces around, and by category', async ({
  page,
}) => {
  await open(page, '/blog?categorie=Cuisine');
  await expectArticles(page, articles);
  await expect(category(page)).toHaveValue(ALL_CATEGORIES);
  for (const query of [word.toUpperCase(), `  ${word.normalize('NFD')} `, article.tags.at(-1) ?? '', '   ']) {
    await search(page).fill('');
    await search(page).pressSequentially(query);
    await expectArticles(page, found(query));
  }
  await search(page).fill('zzzz');
  await expectArticles(page, []);
  await expect(page.getByText('Essayez de modifier vos critères de recherche')).toBeVisible();
  await search(page).fill('');

  for (const name of articleCategories) {
    await category(page).selectOption(name);
    await expectArticles(page, found('', name));
  }
  await search(page).fill(word);
  for (const name of [article.category, featuredArticle.category]) {
    await category(page).selectOption(name);
    await expectArticles(page, found(word, name));
  }
  await test.step('each section leaves with its last article', async () => {
    await category(page).selectOption(ALL_CATEGORIES);
    await expect(featured(page)).toHaveCount(0);
    await expect(latest(page).getByRole('article')).toHaveCount(1);
    await search(page).fill(wordOf(featuredArticle));
    await expect(featured(page).getByRole('article')).toHaveCount(1);
    await expect(latest(page)).toHaveCount(0);
  });
});

test('the address keeps the search: submitted, reloaded, shared, and back from an article', async ({
  page,
  context,
}) => {
  await open(page, '/blog');
  await search(page).fill(` ${word} `);
  await search(page).press('Enter');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await category(page).selectOption(article.category);
  await expect(page).toHaveURL(address);
  await expectArticles(page, [article]);

  await page.reload();
  await expectArticles(page, [article]);
  await expect(search(page)).toHaveValue(word);
  await expect(category(page)).toHaveValue(article.category);

  await page.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(`/blog/${article.id}`);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectArticles(page, [article]);
  await expect(search(page)).toHaveValue(word);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expectArticles(shared, [article]);

  await search(page).fill('');
  await category(page).selectOption(ALL_CATEGORIES);
  await expect(page).toHaveURL('/blog');
  await expectArticles(page, articles);
});

test('what is typed before the scripts arrive is kept and answered', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/blog?q=zzzz', { waitUntil: 'commit' });
  await search(page).fill(word);
  await category(page).selectOption(article.category);
  scripts.release();
  await expectScriptReady(page);
  await expectArticles(page, [article]);
  await expect(search(page)).toHaveValue(word);
  await expect(page).toHaveURL(address);
});
