import type { Browser, Locator } from 'playwright';
import { OLD_PHONE, withPhone, type Phone } from '../support/phone';
import { overSlowLink, type Network } from '../support/slow-link';
import { menuOf, touch } from '../support/touch';

/** In milliseconds from the start of the navigation; `effectMs` is missing where nothing ever happened. */
export type FirstTap = { what: string; paintedMs: number; tappedMs: number; effectMs?: number; taps: number };

type Attempt = {
  what: string;
  path: string;
  control: (phone: Phone) => Locator;
  /** Resolves once the tap has had its effect, rejects when it has none within `timeout`. */
  effect: (phone: Phone, timeout: number) => Promise<unknown>;
};

const PATIENCE_MS = 1_500;
const MOST_TAPS = 20;

const attempts = (article: string): Attempt[] => [
  {
    what: 'menu, /',
    path: '/',
    control: ({ page }) => menuOf(page).button,
    effect: ({ page }, timeout) => menuOf(page).menu.waitFor({ timeout }),
  },
  {
    what: 'box, /devis',
    path: '/devis',
    control: ({ page }) => page.locator('input[type="checkbox"]').first(),
    effect: ({ page }, timeout) =>
      page.locator('input[type="checkbox"]:checked').first().waitFor({ timeout, state: 'attached' }),
  },
  {
    what: 'share link, article',
    path: article,
    control: ({ page }) => page.getByRole('link', { name: 'Facebook' }),
    effect: ({ context }, timeout) => context.waitForEvent('page', { timeout }),
  },
];

/** Taps a control as soon as the page is painted, and again while nothing happens. */
export async function tapFirst(
  browser: Browser,
  { port, network, article }: { port: number; network: Network; article: string },
): Promise<FirstTap[]> {
  const taps: FirstTap[] = [];
  for (const attempt of attempts(article)) {
    const tap = (at: number) =>
      withPhone(browser, network, (phone) => tapOn(phone, `https://127.0.0.1:${at}`, attempt), {
        slowdown: OLD_PHONE,
      });
    taps.push(await overSlowLink(port, network, tap));
  }
  return taps;
}

async function tapOn(
  phone: Phone,
  origin: string,
  { what, path, control, effect }: Attempt,
): Promise<FirstTap> {
  const { page } = phone;
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.observed.fcpMs > 0, undefined, { polling: 'raf' });
  const { paintedMs, originMs } = await page.evaluate(() => ({
    paintedMs: window.observed.fcpMs,
    originMs: performance.timeOrigin,
  }));
  await control(phone).waitFor({ state: 'attached' });
  const tappedMs = Date.now() - originMs;
  for (let taps = 1; taps <= MOST_TAPS; taps += 1) {
    const happened = effect(phone, PATIENCE_MS).then(
      () => true,
      () => false,
    );
    await touch(page, control(phone));
    if (await happened) return { what, paintedMs, tappedMs, effectMs: Date.now() - originMs, taps };
  }
  return { what, paintedMs, tappedMs, taps: MOST_TAPS };
}
