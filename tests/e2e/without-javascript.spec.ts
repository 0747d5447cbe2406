import { catalogue } from '@/content/catalogue';
import { offers } from '@/content/offers';
import { contactPage } from '@/content/pages/contact';
import { site } from '@/content/site';
import { formatPrice } from '@/lib/rules/format-price';
import { articles } from '../support/articles';
import { feature, nth } from '../support/chosen';
import { formOn, formPages } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { allPaths } from '../support/routes';
import { expect, test } from '../support/visit';

test.use({ javaScriptEnabled: false });

test('every page can be read, has its title and leads on', async ({ page }) => {
  for (const path of allPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(700);
    expect(await page.getByRole('main').getByRole('link').count(), path).toBeGreaterThan(0);
    // Nothing waits for a script to become visible.
    const unseen = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.filter((heading) => Number(getComputedStyle(heading).opacity) < 1).map((h) => h.textContent),
      );
    expect(unseen, path).toEqual([]);
  }
});

test('an article is there to its last word', async ({ page }) => {
  for (const { id, content } of articles) {
    await page.goto(`/blog/${id}`);
    const words = (await page.getByRole('article').first().innerText()).split(/\s+/).length;
    const written = content.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(0.9 * written);
  }
});

for (const formPage of formPages) {
  test(`${formPage.path} offers e-mail and WhatsApp in place of its form`, async ({ page }) => {
    await page.goto(formPage.path);
    const form = formOn(page, formPage);
    const notice = page.getByText(/bloque les scripts/);
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    await expect(notice.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/${site.whatsapp}`,
    );
    await expect(form.form).toHaveAttribute('action', '/api/mailer/formulaire/');
    await expect(form.name).toBeVisible();
  });
}

test('the total follows every box, up to the whole catalogue and back', async ({ page }) => {
  await page.goto('/devis');
  // On a wide screen the receipt's figure is the last amount of the page.
  const total = async () => (await heardTexts(page)).filter((text) => /^\$\d+$/.test(text)).pop();
  expect(await total()).toBe('$0');
  let sum = 0;
  for (const { id, priceUsd } of catalogue) {
    await page.locator(`[value="${id}"]`).check();
    sum += priceUsd;
    expect(await total(), id).toBe(`$${sum}`);
  }
  await page.locator(`[value="${feature.id}"]`).uncheck();
  expect(await total()).toBe(`$${sum - feature.priceUsd}`);
});

test('nothing is said of the boxes that only a script could keep true', async ({ page }) => {
  await page.goto('/devis');
  await page.locator(`[value="${feature.id}"]`).check();
  const heard = (await heardTexts(page)).join('\n');
  expect(heard).toContain('Votre estimation');
  expect(heard).not.toMatch(/\$0\b|Aucun choix|Rien de coché|Total estimé/);
});

test('frequent questions open', async ({ page }) => {
  await page.goto('/contact');
  const { question, answer } = nth(contactPage.faq.entries, 0);
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
});

test('no button stands there that only a script could answer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /vidéo/ })).toHaveCount(0);
});

test('the prices of the home page are one press away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Voir nos tarifs' }).click();
  await expect(page).toHaveURL('/#tarifs');
  await expect(page.getByText(formatPrice(nth(offers, 0).priceUsd), { exact: true })).toBeInViewport();
});
