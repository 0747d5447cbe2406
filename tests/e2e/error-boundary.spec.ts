import { type Page } from 'playwright/test';
import { brokenPage } from '@/content/pages/broken';
import { devisPage } from '@/content/pages/devis';
import { devisPage as formPage } from '../support/forms';
import { findBarriers } from '../support/axe';
import { expect, open, test } from '../support/visit';

// The page's own policy would refuse what is broken here before it could break.
test.use({ bypassCSP: true });

const PROVOKED = [/^(console error|exception): .*(provoked|Minified React error)/s];

for (const [what, files, rewritten] of [
  ['a page that breaks', '**/_next/**/*.js', ['.group.none', '.provoked.provoked']],
  [
    'a frame of every page that breaks',
    '**/_next/static/flight/*.js',
    // The data of the page's frame gets something that React cannot show.
    ['\\"body\\",null,{\\"children\\":', '\\"body\\",null,{\\"children\\":{\\"provoked\\":true},\\"lang\\":'],
  ],
] as const)
  test(`${what} says so, and reloading brings it back`, async ({ page, tolerate }) => {
    tolerate(...PROVOKED);
    const broken = await rewriteFiles(page, files, rewritten);
    await open(page, formPage.path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(brokenPage.title);
    await expect(page.getByText(brokenPage.failure, { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await findBarriers(page)).toEqual([]);
    expect(broken.count()).toBeGreaterThan(0);
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toBeAttached();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: brokenPage.reload }).click();
    await expect(title).toHaveText(devisPage.header.title);
  });

/** Serves the site's files with one text replaced by another wherever it stands; tells how often it was found. */
async function rewriteFiles(page: Page, files: string, [search, replacement]: readonly [string, string]) {
  let count = 0;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(search);
    count += parts.length - 1;
    // Headers written anew: the original ones tell of an encoding and a length that are no longer true.
    await route.fulfill({ contentType: response.headers()['content-type'], body: parts.join(replacement) });
  });
  return { count: () => count };
}
