import { article } from '../support/chosen';
import { expect, open, test, watchRequests } from '../support/visit';

// All such buttons are one component; which they are, the export says.
test('what is not open yet can be reached, says so and does nothing', async ({ page }) => {
  await open(page, `/blog/${article.id}`);
  const buttons = page.getByRole('button', { name: /Sauvegarder|j’aime|commentaires|S'abonner/ });
  await expect(buttons).not.toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.locator('body').innerText();
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled();
    await button.press('Enter');
    await expect(button).toBeFocused();
    await button.click({ force: true });
  }
  expect(await page.locator('body').innerText()).toBe(before);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(`/blog/${article.id}`);
});

test('the newsletter can be filled in and sends nothing', async ({ page }) => {
  await open(page, '/blog');
  const email = page.getByRole('textbox', { name: 'Votre e-\u2060mail' });
  await email.fill('awa@client.example');
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  await email.press('Enter');
  await page.getByRole('button', { name: "S'abonner", exact: true }).click({ force: true });
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/blog');
  await expect(email).toHaveValue('awa@client.example');
});
