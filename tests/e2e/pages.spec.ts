import { contactPage } from '@/content/pages/contact';
import { expect, open, test, watchRequests } from '../support/visit';

// What each page says is read in its export (tests/export/pages.test.ts).

test('« Voir le projet » and « Code source » can be reached and do nothing', async ({ page }) => {
  await open(page, '/portfolio');
  const buttons = page.getByRole('button', { name: /^(Voir le projet|Code source)$/ });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  const requests = watchRequests(page);
  const before = await page.getByRole('main').innerText();
  for (const button of await buttons.all()) {
    await expect(button).toBeDisabled();
    await button.press('Enter');
    await expect(button).toBeFocused();
    await button.dispatchEvent('click');
  }
  await expect(page).toHaveURL('/portfolio');
  expect(await page.getByRole('main').innerText()).toBe(before);
  expect(requests).toEqual([]);
});

test('each frequent question opens on its answer', async ({ page }) => {
  await open(page, '/contact');
  const { entries } = contactPage.faq;
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(entries.length);
  for (const { question, answer } of entries) {
    const entry = page.getByRole('main').getByText(answer);
    await expect(entry).toBeHidden();
    await page.getByText(question).last().click();
    await expect(entry).toBeVisible();
  }
});
