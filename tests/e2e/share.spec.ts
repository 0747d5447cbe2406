import { absoluteUrl } from '@/lib/build/seo/site-url';
import { article } from '../support/chosen';
import { expect, open, stopClock, test } from '../support/visit';

// Where the device shares by itself: tests/components/share-row.test.tsx.

test('an article is shared beside itself, and Instagram gets its link, which is said for three seconds', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/^other origin: https:\/\/(wa\.me|www\.facebook\.com|x\.com|www\.linkedin\.com)\//);
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>réseau' }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const address = `/blog/${article.id}`;
  await open(page, address);
  const sharing = page.getByRole('region', { name: 'Partager cet article' });
  const links = await sharing.getByRole('link').all();
  expect(links).toHaveLength(4);
  for (const link of links) {
    const popup = page.waitForEvent('popup');
    await link.click();
    expect((await popup).url()).toBe(await link.evaluate((element: HTMLAnchorElement) => element.href));
    await (await popup).close();
  }
  await stopClock(page);
  await sharing.getByRole('button', { name: 'Instagram' }).click();
  const toast = page.getByRole('status').filter({ hasText: /^Lien copié !/ });
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absoluteUrl(address));
  await page.clock.runFor(2_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
  await expect(page).toHaveURL(address);
});
