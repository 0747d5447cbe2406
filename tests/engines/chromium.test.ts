import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { homePage } from '@/content/pages/home';
import type { Draft } from '@/lib/rules/lead/draft';
import { findWholeChromium } from '../support/find-chromium';
import { startChromium } from './drivers/chromium';
import type { Driver } from './drivers/driver';
import { serveSite } from './site';
import { createVisitor } from './visitor';

const start = startChromium(findWholeChromium());

let driver: Driver;
beforeAll(async () => {
  driver = await start();
  await driver.resize(360, 640);
});
afterAll(() => driver.close());

test('the form that a page leads to is prepared at rest, and shows what was kept since', async () => {
  const { label, href } = homePage.hero.primary;
  const site = await serveSite();
  const visitor = createVisitor(driver, site.origin);
  await visitor.open('/');
  const prepared = () => site.asked.filter(({ purpose }) => purpose?.includes('prerender'));
  // Its last picture.
  await visitor.until(async () => prepared().some(({ url }) => /header/.test(url))).toBe(true);
  expect(prepared().filter(({ url }) => /\.js$/.test(url))).toEqual([]);
  // As another tab would.
  const draft: Draft = { savedAt: Date.now(), pairs: [['name', 'Awa']] };
  await visitor.page(
    (key, kept) => localStorage.setItem(key, kept),
    `brouillon:${forms.quote.name}`,
    JSON.stringify(draft),
  );
  await visitor.press('link', label, 'main');
  await visitor.isAt(href);
  expect(
    await visitor.page(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming & { activationStart: number }).activationStart;
    }),
  ).toBeGreaterThan(0);
  await visitor.until(() => visitor.valueOf('Nom')).toBe('Awa');
});
