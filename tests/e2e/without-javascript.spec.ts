import { catalogue } from '@/content/catalogue';
import { featureCategories } from '@/content/categories';
import { offers } from '@/content/offers';
import { formatPrice } from '@/lib/rules/format-price';
import { feature, nth } from '../support/chosen';
import { heardTexts } from '../support/heard-texts';
import { layoutPaths } from '../support/routes';
import { expect, test } from '../support/visit';
import { homePage } from '@/content/pages/home';

// What the pages say is read in their export; the browser's own post of both forms, in tests/engines.
test.use({ javaScriptEnabled: false });

test('nothing waits for a script to become visible, and no button stands there that only one could answer', async ({
  page,
}) => {
  for (const path of layoutPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unseen = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) =>
        headings.filter((heading) => Number(getComputedStyle(heading).opacity) < 1).map((h) => h.textContent),
      );
    expect(unseen, path).toEqual([]);
    await expect(page.getByRole('button', { name: /vidéo/ })).toHaveCount(0);
  }
});

test('the bar is dark where nothing can darken it, and is read over the page', async ({ page }) => {
  await page.goto('/services#contenu');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgba\(15, 13, 36, 0\.9\d+\)$/);
});

test('the total follows every box, up to the whole catalogue and back', async ({ page }) => {
  await page.goto('/devis');
  await expect(page.getByText(/bloque les scripts/)).toBeVisible();
  const heard = await heardTexts(page);
  // On a wide screen the receipt's figure is the last amount of the page.
  const total = async () => (await heardTexts(page)).filter((text) => /^\$\d+$/.test(text)).pop();
  expect(heard.filter((text) => /^\$\d+$/.test(text)).pop()).toBe('$0');
  let sum = 0;
  for (const category of featureCategories) {
    for (const { id, priceUsd } of catalogue.filter((one) => one.category === category)) {
      await page.locator(`[value="${id}"]`).check();
      sum += priceUsd;
    }
    expect(await total(), category).toBe(`$${sum}`);
  }
  await page.locator(`[value="${feature.id}"]`).uncheck();
  expect(await total()).toBe(`$${sum - feature.priceUsd}`);
  // Nothing is said of the boxes that only a script could keep true.
  const said = (await heardTexts(page)).join('\n');
  expect(said).toContain('Votre estimation');
  expect(said).toContain(`\n${catalogue.length - 1} ligne(s)\n`);
  expect(said).not.toMatch(/\$0\b|Aucun choix|Rien de coché|Total estimé/);
});

test('the prices of the home page are one press away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: homePage.pricingShortcut }).click();
  await expect(page).toHaveURL('/#tarifs');
  await expect(page.getByText(formatPrice(nth(offers, 0).priceUsd), { exact: true })).toBeInViewport();
});
