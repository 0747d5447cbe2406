import { type Locator, type Page } from 'playwright/test';
import { allPaths, articlePaths, pages } from '../support/routes';
import { expect, open, scrollTo, test } from '../support/visit';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const bar = (page: Page) => page.getByRole('banner');
const barLinks = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });

function colourOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).backgroundColor);
}

function linksIn(locator: Locator): Promise<{ label: string | null; path: string | null }[]> {
  return locator
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({ label: link.textContent, path: link.getAttribute('href') })),
    );
}

test('the bar leads to the seven pages, in order', async ({ page }) => {
  await open(page, '/');
  expect(await linksIn(barLinks(page))).toEqual(pages);
});

test('every page is marked as the one being read in the bar, and no other is', async ({ page }) => {
  for (const { label, path } of pages) {
    await page.goto(path);
    await expect(page.locator('[aria-current]:visible')).toHaveCount(1);
    await expect(barLinks(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('the page being read looks different in the bar', async ({ page }) => {
  await open(page, '/services');
  const threadUnder = (name: string) =>
    barLinks(page)
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').transform);
  expect(await threadUnder('Services')).not.toBe(await threadUnder('Portfolio'));
});

test('the mark follows from page to page, and every page opens from the bar', async ({ page }) => {
  await open(page, '/');
  for (const { label, path } of [...pages.slice(1), ...pages.slice(0, 1)]) {
    const link = barLinks(page).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the bar is transparent down to 50 px of scrolling and dark from 51 px on', async ({ page }) => {
  await open(page, '/about');
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await scrollTo(page, 50);
  expect(await colourOf(bar(page))).toBe(TRANSPARENT);
  await scrollTo(page, 51);
  await expect.poll(() => colourOf(bar(page))).toBe('rgba(15, 13, 36, 0.95)');
  await scrollTo(page, 50);
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
});

test('a page opened further down already has its dark bar', async ({ page }) => {
  await open(page, '/#tarifs');
  await expect.poll(() => colourOf(bar(page))).toBe('rgba(15, 13, 36, 0.95)');
});

test('the bar stays at the top of the window', async ({ page }) => {
  await open(page, '/services');
  await scrollTo(page, 2_000);
  expect((await bar(page).boundingBox())?.y).toBe(0);
});

test('under 768 px the bar is always dark and the menu takes the place of its links', async ({ page }) => {
  await open(page, '/about');
  const menu = bar(page).locator('summary');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(() => colourOf(bar(page))).toBe('rgba(15, 13, 36, 0.95)');
  await expect(menu).toBeVisible();
  await expect(barLinks(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(() => colourOf(bar(page))).toBe(TRANSPARENT);
  await expect(menu).toBeHidden();
  await expect(barLinks(page)).toBeVisible();
});

test('every footer leads on, says how to reach the agency and is dated 2024', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    expect(await linksIn(footer.getByRole('navigation'))).toEqual([
      { label: 'Accueil', path: '/' },
      { label: 'À propos', path: '/about' },
      { label: 'Services', path: '/services' },
      { label: 'Portfolio', path: '/portfolio' },
      { label: 'Contact', path: '/contact' },
    ]);
    await expect(footer).toContainText('© 2024');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/);
    await expect(footer.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(footer).toContainText('Afrique');
  }
});

test('an article has neither bar nor footer', async ({ page }) => {
  for (const path of articlePaths) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    // Its own sections are listed; the site's navigation is not there.
    await expect(page.getByRole('navigation', { name: /^(Navigation|Menu)/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

/** Addresses inside the site that a part of the page leads to, each once. */
async function innerLinks(scope: Locator): Promise<string[]> {
  const hrefs = await scope
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs.filter((href) => /^[/#]/.test(href)))];
}

test('every link of every page leads somewhere, opened directly', async ({ page, request }) => {
  const answered = new Map<string, number>();
  for (const path of allPaths) {
    await page.goto(path);
    for (const href of await innerLinks(page.locator('body'))) {
      const [address = '', fragment] = href.split('#');
      if (fragment && !address) expect(await page.locator(`[id="${fragment}"]`).count(), href).toBe(1);
      if (!address || answered.has(address)) continue;
      answered.set(address, (await request.get(address, { maxRedirects: 0 })).status());
    }
  }
  expect([...answered].filter(([, status]) => status !== 200)).toEqual([]);
  expect([...answered.keys()]).toEqual(expect.arrayContaining(allPaths));
});

for (const path of allPaths) {
  test(`every link in the text of ${path} leads somewhere, followed from the page`, async ({ page }) => {
    await open(page, path);
    const hrefs = (await innerLinks(page.getByRole('main'))).filter((href) => href.startsWith('/'));
    for (const href of hrefs) {
      await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });
}

test('the first stop of the keyboard jumps over the navigation', async ({ page }) => {
  await open(page, '/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
