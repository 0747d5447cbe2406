import { type Page } from 'playwright/test';
import { pages } from '../support/routes';
import { expect, open, test, watchRequests } from '../support/visit';

const menuButton = (page: Page) => page.getByRole('banner').locator('summary');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu opens from the left with the pages in order, over the page', async ({ page }) => {
  const [, read] = pages;
  await open(page, read?.path ?? '');
  await expect(menuButton(page)).toHaveAccessibleName(/Ouvrir le menu/);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(menuButton(page)).toContainText('Fermer le menu');
  expect(
    await menu(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({ label: link.textContent, path: link.getAttribute('href') })),
      ),
  ).toEqual(pages);
  await expect(menu(page).getByRole('link', { name: read?.label, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(async () => Math.round((await menu(page).boundingBox())?.x ?? -1)).toBeLessThan(30);
  const box = await menu(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(360);
});

test('a touch on the page beside the menu closes it', async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await page.touchscreen.tap(350, 600);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('a tablet turned while the menu is open keeps a page that scrolls and answers', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await open(page, '/');
  await openMenu(page);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).not.toHaveURL('/');
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(menu(page)).toBeHidden();
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} never leaves the open menu`, async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    // Its button, the pages, four networks, and the next step.
    const controls = 1 + pages.length + 4 + 1;
    const visited = new Set<string>();
    for (let press = 0; press < controls * 2; press += 1) {
      await page.keyboard.press(key);
      visited.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.closest('details') ? (focused.textContent ?? '') : 'outside';
        }),
      );
    }
    expect([...visited]).not.toContain('outside');
    expect(visited.size).toBe(controls);
  });
}

test('the page behind the open menu can be neither read nor reached, and comes back', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await openMenu(page);
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await expect(page.getByRole('contentinfo')).toHaveAttribute('inert');
  await menuButton(page).click();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await expect(page.getByRole('contentinfo')).not.toHaveAttribute('inert');
});

test('the social networks of the menu are announced but lead nowhere', async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  const networks = menu(page)
    .getByRole('list', { name: /Réseaux sociaux/ })
    .getByRole('button');
  await expect(networks).toHaveText(['Facebook', 'X', 'LinkedIn', 'Instagram']);
  const requests = watchRequests(page);
  for (const network of await networks.all()) {
    await expect(network).toBeDisabled();
    await network.focus();
    await expect(network).toBeFocused();
    await network.click({ force: true });
  }
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeVisible();
  expect(requests).toEqual([]);
});
