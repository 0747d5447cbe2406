import type { JSHandle, Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { articleWords } from '@/content/pages/blog';
import { SHARE_NETWORKS, shareLink, type ShareNetwork } from '@/lib/rules/share/share-links';
import { absoluteUrl } from '@/lib/seo/site-url';
import { findBarriers } from '../support/axe';
import { article, hasArticles } from '../support/chosen';
import { coveredControls } from '../support/stops';
import { expect, open, phone, stopClock, test } from '../support/visit';

const address = `/blog/${article.id}` as const;

test.skip(!hasArticles, 'there is no article to share');

test.beforeEach(async ({ context, tolerate }) => {
  tolerate(/^other origin: https:/);
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>réseau' }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('an article is shared beside itself, and Instagram gets its link, which is said for a moment', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, address);
  const sharing = page.getByRole('region', { name: articleWords.share.title });
  const links = await sharing.getByRole('link').all();
  expect(links).toHaveLength(Object.keys(SHARE_NETWORKS).length - (agency.whatsapp ? 0 : 1));
  for (const link of links) {
    const popup = page.waitForEvent('popup');
    await link.click();
    expect((await popup).url()).toBe(await link.evaluate((element: HTMLAnchorElement) => element.href));
    await (await popup).close();
  }
  await stopClock(page);
  await sharing.getByRole('button', { name: 'Instagram' }).click();
  const toast = page.getByRole('status').filter({ hasText: articleWords.share.copied });
  await expect(toast).toBeVisible();
  expect(await coveredControls(page)).toEqual([]);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absoluteUrl(address));
  await page.clock.runFor(2_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
  await expect(page).toHaveURL(address);
});

type Device = { asked: object[]; refusal?: string; clipboard: Clipboard };

test('where the device shares by itself WhatsApp alone asks it, and opens where that fails; its link is copied the older way, or by hand', async ({
  page,
}) => {
  test.skip(!agency.whatsapp, 'the agency is not on WhatsApp');
  await page.addInitScript(() => {
    const device: Device = { asked: [], clipboard: navigator.clipboard };
    const share = async (asked: object) => {
      device.asked.push(asked);
      if (device.refusal) throw new DOMException('', device.refusal);
    };
    Object.defineProperties(navigator, { share: { value: share }, clipboard: { value: undefined } });
    Object.assign(window, { device });
  });
  await page.clock.install();
  await page.goto(address);
  const device = (await page.evaluateHandle('device')) as JSHandle<Device>;
  const sharing = page.getByRole('region', { name: articleWords.share.title });
  const whatsapp = sharing.getByRole('link', { name: 'WhatsApp' });
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  // In whatever order they open.
  const hosts = () => popups.map((popup) => new URL(popup.url()).host).sort();

  await whatsapp.click();
  // Closed by the visitor, who is left in peace.
  await device.evaluate((one) => void (one.refusal = 'AbortError'));
  await whatsapp.click();
  const asked = { url: absoluteUrl(address), title: article.title };
  const hostOf = (network: ShareNetwork) => new URL(shareLink(network, asked)).host;
  const others = (Object.keys(SHARE_NETWORKS) as ShareNetwork[]).filter((network) => network !== 'whatsapp');
  for (const network of others)
    await sharing.getByRole('link', { name: SHARE_NETWORKS[network], exact: true }).click();
  await expect.poll(hosts).toEqual(others.map(hostOf).sort());
  await device.evaluate((one) => void (one.refusal = 'NotAllowedError'));
  await whatsapp.click();
  await expect.poll(hosts).toEqual([...others, 'whatsapp' as const].map(hostOf).sort());
  expect(await popups.at(-1)?.evaluate(() => window.opener)).toBeNull();
  expect(await device.evaluate((one) => one.asked)).toEqual([asked, asked, asked]);

  const instagram = sharing.getByRole('button', { name: 'Instagram' });
  await page.bringToFront();
  await instagram.press('Enter');
  await expect(page.getByText(articleWords.share.copied)).toBeVisible();
  await expect(instagram).toBeFocused();
  expect(await device.evaluate(({ clipboard }) => clipboard.readText())).toBe(absoluteUrl(address));
  await page.setViewportSize(phone.viewport);
  expect(await findBarriers(page)).toEqual([]);

  await page.evaluate(() => void (document.execCommand = () => false));
  await instagram.press('Enter');
  await expect(page.getByRole('textbox', { name: articleWords.share.byHand })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
});
