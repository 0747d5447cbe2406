import { readFileSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright/test';
import { expect, test as base } from 'playwright/test';
import { offlinePage } from '@/content/pages/offline';
import { offlinePath, tellPath } from '@/lib/rules/offline';
import { LATER } from '@/lib/rules/lead/outbox';
import { writeWorker } from '@/publish/steps/write-worker';
import { findBarriers } from '../support/axe';
import { contactPage, fillIn, formOn, newVisitor } from '../support/forms';
import { startVersions } from '../support/versions';
import { wake } from '../support/visit';
import { getPage } from '@/lib/build/pages';

type Host = Awaited<ReturnType<typeof startVersions>>;

const test = base.extend<{ host: Host }>({
  host: async ({}, provide) => {
    const host = await startVersions();
    await provide(host);
    await host.stop();
  },
});
test.use({ serviceWorkers: 'allow', baseURL: async ({ host }, provide) => provide(host.origin) });

const versionOf = (page: Page) => page.locator('html').getAttribute('data-version');

/** Opens a page as a first visit, and waits until the worker is there with all it keeps ahead. */
async function visitFirst(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until what was just seen is kept. */
async function expectKept(page: Page, path: string, version?: string) {
  await expect
    .poll(() => page.evaluate(async (asked) => (await (await caches.match(asked))?.text()) ?? '', path))
    .toContain(version ? `data-version="${version}"` : '<title>');
}

async function expectOpens(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('without a network, pages that were seen and both forms open whole, and any other lists them', async ({
  page,
  context,
}) => {
  await visitFirst(page, '/about');
  await page.goto('/portfolio');
  await expectKept(page, '/portfolio');
  const heading = await page.locator('h1').innerText();
  await page.goto('/contact');
  await wake(page);
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expectOpens(page, '/portfolio', heading);

  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.heading);
  expect(await findBarriers(page)).toEqual([]);
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveText([
    ...(['/contact', '/portfolio', '/devis', '/about'] as const).map((path) => getPage(path).title),
  ]);
  await list
    .filter({ hasText: getPage('/contact').title })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/contact');
  await wake(page);
  await formOn(page, contactPage).name.fill('Awa');
  await expect(page.getByText('gardé sur cet appareil pendant sept jours')).toBeVisible();

  await page.goto('/services');
  await context.setOffline(false);
  await page.getByRole('link', { name: offlinePage.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlinePage.heading);
});

test('a second visit costs the page and nothing else; its newest version shows if it answers in time, the kept one else', async ({
  page,
  host,
}) => {
  await visitFirst(page, '/contact');
  await page.goto('/contact');
  await wake(page);
  host.asked.length = 0;
  await page.goto('/contact');
  await wake(page);
  expect(host.asked.filter((path) => path !== '/sw.js')).toEqual(['/contact']);

  // What came ahead of being asked for shows at once, the one time.
  host.deploy('1', { isWorkerNew: false });
  await page.goto('/devis');
  expect(await versionOf(page)).toBeNull();
  await expectKept(page, '/devis', '1');
  await page.goto('/devis');
  expect(await versionOf(page)).toBe('1');

  host.deploy('2');
  await page.goto('/contact');
  expect(await versionOf(page)).toBe('2');
  await wake(page);
  await expectKept(page, '/contact', '2');

  host.deploy('3');
  host.pageDelayMs = 4_000;
  await page.goto('/contact');
  expect(await versionOf(page)).toBe('2');
  host.pageDelayMs = 0;
  await wake(page);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(scripts.filter((src) => !/2\.js$/.test(src))).toEqual([]);
});

test('where data is dear, what was seen is kept, and nothing is fetched ahead but what says so', async ({
  page,
  host,
}) => {
  const saveData = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  await page.addInitScript(saveData);
  writeFileSync(`${host.folder}/sw.js`, saveData + readFileSync(`${host.folder}/sw.js`, 'utf8'));
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  expect(host.asked).not.toContain('/sw.js');
  await page.locator('h1').click();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expectKept(page, '/about');
  await page.goto('/contact');
  await expectKept(page, '/contact');
  const ahead = host.asked.filter(
    (path) => !['/about', '/contact'].includes(path) && !/woff2|svg|avif/.test(path),
  );
  expect(ahead).toEqual(['/sw.js', offlinePath, tellPath]);
});

test('a worker of before, a damaged store and a full device cost nobody a page', async ({
  page,
  context,
  host,
}) => {
  await page.goto('/about');
  await page.evaluate(async () => {
    const old = await caches.open('trame-pages-0');
    await old.put(
      '/about',
      new Response('<title>Jadis</title>', { headers: { 'content-type': 'text/html' } }),
    );
  });
  await visitFirst(page, '/about');
  await expect.poll(() => page.evaluate(() => caches.has('trame-pages-0'))).toBe(false);

  await page.goto('/contact');
  await wake(page);
  // Half of every script, and of the page itself.
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.startsWith('trame-'));
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!/\.js$|\/contact$/.test(request.url)) continue;
      const kept = await cache.match(request);
      const text = (await kept?.text()) ?? '';
      await cache.put(
        request,
        new Response(text.slice(0, text.length / 2), { headers: kept?.headers ?? {} }),
      );
    }
  });
  await page.goto('/contact');
  await wake(page);
  await expectOpens(page, '/contact', /./);

  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
  for (const path of ['/services', '/portfolio', '/contact']) await expectOpens(page, path, /./);
  await wake(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin });
});

test('SITE_OFFLINE=0 removes the worker and all it kept, at the next visit', async ({ page, host }) => {
  await visitFirst(page, '/about');
  process.env.SITE_OFFLINE = '0';
  await writeWorker(host.folder).finally(() => delete process.env.SITE_OFFLINE);
  await page.goto('/about');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});

/** Writes a message without a network, and asks for it to leave later. */
async function sendLater(page: Page, context: BrowserContext) {
  const visitor = newVisitor();
  const form = formOn(page, contactPage);
  await visitFirst(page, '/contact');
  await wake(page);
  await fillIn(form, visitor);
  await context.setOffline(true);
  await form.submit.click();
  await page.getByRole('button', { name: 'Envoyer dès que le réseau revient' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Votre message attend le réseau' })).toBeFocused();
  return { visitor, form };
}

const card = (page: Page) => page.getByRole('region', { name: 'Message différé' });

/** The browser's own waking of the worker, which it does when a real network comes back. */
async function wakeWorker(context: BrowserContext, host: Host) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      resolve(registrations[0]?.registrationId ?? ''),
    ),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: host.origin,
    registrationId: await registered,
    tag: LATER,
    lastChance: false,
  });
  await page.close();
}

test('a message left for later leaves once, by the same request, after its tab was closed; the next page says so', async ({
  page,
  context,
  host,
}) => {
  const { visitor } = await sendLater(page, context);
  await expect(card(page)).toContainText('attend le réseau');
  expect(await findBarriers(page)).toEqual([]);
  await page.close();
  expect(host.posts).toEqual([]);
  await context.setOffline(false);
  await wakeWorker(context, host);
  await expect.poll(() => host.posts.length).toBe(1);
  expect(JSON.parse(host.posts[0] ?? '')).toMatchObject({
    sender_email: visitor.email,
    message: visitor.message,
  });

  const next = await context.newPage();
  await next.goto('/about');
  await expect(card(next)).toContainText('Votre message est parti.');
  await card(next).getByRole('button', { name: 'Fermer' }).click();
  await next.goto('/services');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card(next)).toHaveCount(0);
  expect(host.posts).toHaveLength(1);
});

test('without Background Sync it leaves when a page is open, once from two tabs; a refusal gives the text back', async ({
  page,
  context,
  host,
}) => {
  const { visitor } = await sendLater(page, context);
  host.mailer = 422;
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(card(other)).toContainText('attend le réseau');
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(card(tab)).toContainText('Votre message n’est pas parti.');
  await expect(card(other)).toContainText(visitor.message.split('\n')[1] ?? '');
  expect(host.posts).toHaveLength(1);
  host.mailer = 202;
  await card(other).getByRole('button', { name: 'Autres moyens' }).click();
  await wake(other);
  await other.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(other.getByText('Message envoyé, merci.')).toBeVisible();
  expect(host.posts).toHaveLength(2);
});

test('an answer that never comes is no reason to send again: its author is told, and decides', async ({
  page,
  context,
  host,
}) => {
  await sendLater(page, context);
  host.mailer = 'reset';
  await context.setOffline(false);
  await expect(card(page)).toContainText('Votre message est peut-être parti.');
  await wakeWorker(context, host);
  await page.goto('/about');
  await expect(card(page)).toContainText('Votre message est peut-être parti.');
  expect(host.posts).toHaveLength(1);
});

test('a message called back before it left never leaves, and is in its form again', async ({
  page,
  context,
  host,
}) => {
  await sendLater(page, context);
  await card(page).getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByText('Un message n’est pas parti.')).toBeVisible();
  await context.setOffline(false);
  await wakeWorker(context, host);
  await page.reload();
  await expect(page.getByText('Un message n’est pas parti.')).toBeVisible();
  expect(host.posts).toEqual([]);
});

test('called back at the moment the network returns, it is at the mailer or in its form, never both, never neither', async ({
  page,
  context,
  host,
}) => {
  await sendLater(page, context);
  const cancel = await card(page).getByRole('button', { name: 'Annuler l’envoi' }).elementHandle();
  // Pressed even if the card is redrawn under the finger.
  const press = () => cancel?.evaluate((button) => (button as HTMLElement).click());
  await Promise.all([context.setOffline(false), wakeWorker(context, host), press()]);
  await expect(card(page).getByText('en train de partir')).toHaveCount(0);
  await page.goto('/contact');
  await wake(page);
  const isBack = await page.getByText('Un message n’est pas parti.').isVisible();
  expect([host.posts.length, isBack]).toEqual(isBack ? [0, true] : [1, false]);
});
