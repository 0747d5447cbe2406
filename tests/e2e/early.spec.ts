import { formWords } from '@/content/forms';
import { formOn, formPages } from '../support/forms';
import { holdScripts } from '../support/hold';
import { patternOf } from '../support/plain-text';
import { expect, expectScriptReady, test } from '../support/visit';

for (const formPage of formPages) {
  test(`${formPage.path}: an offer that is followed wakes nothing and is no draft; a page at rest has its scripts, none of which has run`, async ({
    page,
  }) => {
    await page.goto(`${formPage.path}#offre=Atelier`);
    const ahead = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const list = (await page.locator('[data-deferred]').textContent()) ?? '[]';
    const scripts = (JSON.parse(list) as string[]).map((src) => new URL(src, page.url()).href);
    await expect.poll(ahead).toEqual(expect.arrayContaining(scripts));
    expect(await page.locator('script[src]').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await formOn(page, formPage).name.focus();
    await expectScriptReady(page);
    const sizes = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((entry) => {
        const { initiatorType, transferSize } = entry as PerformanceResourceTiming;
        return initiatorType === 'script' ? transferSize : [];
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes), 'bytes from the network').toBe(0);
  });

  test(`${formPage.path}: what is missing is told beside its field before React, in the page’s words, and no more once mended`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto(formPage.path);
    const form = formOn(page, formPage);
    const told = (field: string) =>
      page.getByText(formPage.fields.find(({ name }) => name === field)?.required ?? 'not required');
    const [name, email] = [told('name'), told('email')];
    await form.submit.click();
    await expect(form.name).toBeFocused();
    await expect(name).toBeInViewport();
    await form.name.fill('Awa');
    await expect(name).toBeHidden();
    await expect(form.email).toHaveAccessibleDescription(/@/);
    scripts.release();
    await expectScriptReady(page);
    await expect(form.email).toHaveAccessibleDescription(
      new RegExp(`^${patternOf(formWords.errors.mark).source}.*@`),
    );
    await expect(form.name).toBeFocused();
    await form.email.fill('awa@exemple.com');
    await expect(email).toBeHidden();
  });
}
