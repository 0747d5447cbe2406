import type { Page } from 'playwright/test';
import { MIDDLE, priceOf } from '../support/chosen';
import { contactPage, formOn, formPages } from '../support/forms';
import { holdScripts } from '../support/hold-scripts';
import { quoteOn } from '../support/quote-page';
import { expect, expectScriptReady, open, setConnection, test, watchRequests } from '../support/visit';
import { labelOf } from '../support/routes';

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** What the network itself brings of the scripts, by address: what the browser has kept is not among it. */
async function watchTransfers(page: Page) {
  const fetched = new Set<string>();
  const twice: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.js')) scripts.set(requestId, request.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (!url || encodedDataLength === 0) return;
    if (fetched.has(url)) twice.push(url);
    fetched.add(url);
  });
  return { fetched, twice };
}

test('where data is dear no page is fetched ahead, links stay links, and a form brings its scripts when it is touched', async ({
  page,
}) => {
  await setConnection(page, { saveData: true });
  const scripts = watchScripts(page);
  await page.goto('/about');
  await expect(page.locator('[type=speculationrules]')).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Navigation principale' });
  await bar.getByRole('link', { name: labelOf('/contact') }).click();
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await formOn(page, contactPage).name.click();
  await expectScriptReady(page);
});

for (const path of ['/devis', '/blog']) {
  test(`${path} fetches its scripts, each once, at the first touch of what needs them`, async ({ page }) => {
    const transfers = await watchTransfers(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([...transfers.fetched]).toEqual([]);
    await page.locator('form').first().hover();
    await expectScriptReady(page);
    expect(transfers.fetched.size).toBeGreaterThan(5);
    expect(transfers.twice).toEqual([]);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger that swipes over the quote fetches no script, one that taps a box does', async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    await page.goto('/devis');
    const cdp = await page.context().newCDPSession(page);
    const { x, y } = (await page.getByRole('checkbox').nth(3).boundingBox()) ?? { x: 0, y: 0 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (const up of [20, 60, 120, 200]) await touch('touchMove', [{ x, y: y - up }]);
    await touch('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.getByRole('checkbox').nth(3).tap();
    await expectScriptReady(page);
  });
});

test('a form gives back by itself what the device keeps for it, even where data is dear', async ({
  page,
}) => {
  await setConnection(page, { saveData: true });
  for (const formPage of formPages) {
    await page.goto(formPage.path);
    const { name } = formOn(page, formPage);
    await name.click();
    await expectScriptReady(page);
    await name.fill('Coopérative Akwaba');
    await page.goto('/about');
    await page.goto(formPage.path);
    await expect(name).toHaveValue('Coopérative Akwaba');
    await expect(page.getByRole('button', { name: 'Effacer' })).toBeVisible();
  }
});

test('the page behind a link is there when the press ends, and nothing is fetched for one not pressed', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const requests = watchRequests(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: labelOf('/portfolio') }).hover();
  await footer.getByRole('link', { name: labelOf('/services') }).hover();
  expect(requests).toEqual([]);
  const [answer] = await Promise.all([page.waitForResponse('/services'), page.mouse.down()]);
  await answer.finished();
  await page.mouse.up();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0])).toMatchObject({
    deliveryType: 'navigational-prefetch',
  });
});

test('a feature of one’s own, typed and added before React is there, is added once', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/devis', { waitUntil: 'commit' });
  await page.getByLabel('Décrivez en quelques mots').fill('Espace partenaires');
  await page.getByRole('button', { name: 'Ajouter' }).dblclick();
  scripts.release();
  await expect(page.getByRole('list', { name: 'Fonctionnalités ajoutées' }).getByRole('listitem')).toHaveText(
    [/^Espace partenaires/],
  );
});

test('a script that did not arrive is asked for again at the next sign of life', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_FAILED/, /Failed to load resource/);
  let failures = 0;
  await page.route('**/_next/static/chunks/main-app-*.js', async (route) => {
    failures += 1;
    if (failures <= 2) await route.abort('connectionfailed');
    else await route.continue();
  });
  await page.goto('/blog');
  for (const [position, label] of ['Rechercher un article', 'Catégorie', 'Rechercher un article'].entries()) {
    await page.getByLabel(label).hover();
    await expect.poll(() => failures).toBe(position + 1);
    await page.waitForLoadState('networkidle');
  }
  await expectScriptReady(page);
});

test('what was typed and ticked is still there on the way back from another page', async ({ page }) => {
  await open(page, '/devis');
  await quoteOn(page).row(MIDDLE).click();
  await page.evaluate(() => location.assign('/about'));
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(quoteOn(page).box(MIDDLE)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Total estimé' })).toContainText(priceOf([MIDDLE]));
});
