import type { Page } from 'playwright/test';
import { article } from '../support/chosen';
import { expect, open, test } from '../support/visit';

/** What is asked of a server from now on that pages do not ask by themselves. */
function watchAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'ping'].includes(request.resourceType())) asked.push(request.url());
  });
  return asked;
}

// All such buttons are one component; which they are, the export says.
test('what is not open yet can be reached, says so and does nothing', async ({ page }) => {
  await open(page, `/blog/${article.id}`);
  const buttons = page.locator('button[aria-disabled=true]');
  await expect(buttons).not.toHaveCount(0);
  const asked = watchAsked(page);
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
