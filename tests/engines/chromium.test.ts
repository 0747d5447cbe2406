import { afterAll, beforeAll, expect, test } from 'vitest';
import { homePage } from '@/content/pages/home';
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

test('no page is fetched before its link is pressed', async () => {
  const { label, href } = homePage.hero.primary;
  const site = await serveSite();
  const visitor = createVisitor(driver, site.origin);
  await visitor.open('/');
  const isAtRest = () => visitor.page(() => document.documentElement.hasAttribute('data-generous'));
  await visitor.until(isAtRest).toBe(true);
  await visitor.press('link', label, 'main');
  await visitor.isAt(href);
  expect(site.asked.filter(({ purpose }) => purpose?.includes('prerender'))).toEqual([]);
});
