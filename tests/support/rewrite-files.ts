import type { BrowserContext, Page } from 'playwright/test';

/** Serves the site's files with one text replaced by another wherever it stands; tells how often it was found. */
export async function rewriteFiles(
  page: Page | BrowserContext,
  files: string,
  [search, replacement]: [search: string, replacement: string],
): Promise<{ count: () => number }> {
  let count = 0;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(search);
    count += parts.length - 1;
    // Headers written anew: the original ones tell of an encoding and a length that are no longer true.
    await route.fulfill({
      status: response.status(),
      contentType: response.headers()['content-type'],
      body: parts.join(replacement),
    });
  });
  return { count: () => count };
}
