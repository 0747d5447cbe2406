import { articleWords } from '@/content/pages/blog';
import { article, hasArticles } from '../support/chosen';
import { expect, open, test } from '../support/visit';

// All such buttons are one component; which they are, the export says.
test('what is not open yet can be reached, says so and does nothing', async ({ page }) => {
  const { likes, comments } = article;
  test.skip(!hasArticles || (!articleWords.save && !likes && !comments), 'nothing is still to open');
  await open(page, `/blog/${article.id}`);
  const buttons = page.locator('button[aria-disabled=true]');
  await expect(buttons).not.toHaveCount(0);
  const asked: string[] = [];
  const kinds = ['document', 'fetch', 'xhr', 'ping'];
  page.on('request', (request) => kinds.includes(request.resourceType()) && asked.push(request.url()));
  const before = await page.locator('body').innerText();
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled();
    await button.press('Enter');
    await expect(button).toBeFocused();
    await button.click({ force: true });
  }
  for (const email of await page.locator('input[type=email]').all()) {
    await email.fill('awa@client.example');
    await email.press('Enter');
    await expect(email).toHaveValue('awa@client.example');
  }
  expect(await page.locator('body').innerText()).toBe(before);
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(`/blog/${article.id}`);
});
