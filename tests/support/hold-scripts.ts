import type { Page } from 'playwright/test';

/** Keeps every script file of the site away from the page until `release` is called: a very slow connection. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return { release };
}
