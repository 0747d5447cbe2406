import type { Page } from 'playwright/test';

/** Holds back every request for such addresses until `release` is called: a very slow connection, which changes nothing else. */
export async function hold(page: Page, addresses: string): Promise<{ release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return { release };
}

/** The script files of the site. */
export const holdScripts = (page: Page) => hold(page, '**/_next/**/*.js');
