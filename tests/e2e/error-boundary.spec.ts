import { type Page } from 'playwright/test';
import { devisPage } from '@/content/pages/devis';
import { findBarriers } from '../support/axe';
import { rewriteFiles } from '../support/rewrite-files';
import { expect, open, test } from '../support/visit';

// The page's own policy would refuse what is broken here before it could break.
test.use({ bypassCSP: true });

const PROVOKED = [/^(console error|exception): .*(provoked|Minified React error)/s];

async function expectErrorScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne s’affiche pas.');
  await expect(page.getByText('Unexpected Application Error!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recharger la page', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Tab');
}

async function expectReloadBringsBack(page: Page, title: string) {
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('a page that breaks says so, and reloading it brings it back', async ({ page, tolerate }) => {
  tolerate(...PROVOKED);
  const broken = await rewriteFiles(page, '**/_next/**/*.js', ['.group.none', '.provoked.provoked']);
  await open(page, '/devis');
  await expectErrorScreen(page);
  expect(broken.count()).toBeGreaterThan(0);
  await expectReloadBringsBack(page, devisPage.header.title);
});

test('when the frame of every page breaks, the last error screen says the same', async ({
  page,
  tolerate,
}) => {
  tolerate(...PROVOKED);
  // The data of the page's frame gets something that React cannot show.
  const broken = await rewriteFiles(page, '**/_next/static/flight/*.js', [
    '\\"body\\",null,{\\"children\\":',
    '\\"body\\",null,{\\"children\\":{\\"provoked\\":true},\\"lang\\":',
  ]);
  await open(page, '/devis');
  await expectErrorScreen(page);
  expect(broken.count()).toBeGreaterThan(0);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
  await expectReloadBringsBack(page, devisPage.header.title);
});
