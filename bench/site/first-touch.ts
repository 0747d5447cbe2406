import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { withPhone, type Phone } from '../support/phone';
import { overSlowLink, type Network } from '../support/slow-link';
import { median } from '../support/statistics';
import { touch } from '../support/touch';

/** From the first touch of a form, by a visitor who has read its page for a while, until React answers in it. */
export type FirstTouch = { path: string; liveMs: number };

const FORM_PATHS = ['/contact', '/devis'];
const READING_MS = 5_000;
const SLOW_PROCESSOR = 6;

/** Medians of each page with a form. */
export async function touchForms(
  browser: Browser,
  { port, network, runs }: { port: number; network: Network; runs: number },
): Promise<FirstTouch[]> {
  const touches: FirstTouch[] = [];
  for (const path of FORM_PATHS) {
    const times: number[] = [];
    while (times.length < runs) {
      const touchAt = (at: number) => {
        const visit = (phone: Phone) => touchForm(phone, `https://127.0.0.1:${at}${path}`);
        return withPhone(browser, network, visit, { slowdown: SLOW_PROCESSOR });
      };
      times.push(await overSlowLink(port, network, touchAt));
    }
    touches.push({ path, liveMs: median(times) });
  }
  return touches;
}

async function touchForm({ page }: Phone, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.observed.fcpMs > 0, undefined, { polling: 'raf' });
  await pause(READING_MS);
  await page.evaluate(() => {
    const form = document.querySelector('form[data-form]') ?? document;
    form.addEventListener('pointerup', () => performance.mark('touched'), { capture: true, once: true });
    new MutationObserver(() => performance.mark('live')).observe(form, { attributeFilter: ['data-ready'] });
  });
  await touch(page, page.locator('form[data-form]').getByRole('textbox').first());
  await page.locator('form[data-ready]').waitFor({ state: 'attached' });
  return page.evaluate(() => performance.measure('wait', 'touched', 'live').duration);
}
