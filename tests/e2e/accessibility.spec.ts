import { articleWords, blogWords } from '@/content/pages/blog';
import { contactPage as contactWords } from '@/content/pages/contact';
import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { MAILER_PATH } from '@/lib/rules/lead/mailer';
import { articles } from '../support/articles';
import { findBarriers } from '../support/axe';
import { contactPage, fillIn, formOn, formPages, newVisitor } from '../support/forms';
import { heardNodes } from '../support/heard-texts';
import { hold } from '../support/hold';
import { blogPath } from '../support/routes';
import { expect, expectScriptReady, open, test } from '../support/visit';

// A picture may be asked for while the line is cut.
const REFUSED = [/^console error: The message could not be sent/, /ERR_INTERNET_DISCONNECTED/];

// The other states, where they are met: currency.spec.ts, drawer.spec.ts, missing.spec.ts and share.spec.ts.
test.use({ viewport: { width: 360, height: 740 } });

for (const formPage of formPages) {
  test(`${formPage.path} has no barrier with errors, of which each leads to its field, while sending, refused and sent`, async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(...REFUSED);
    const mailer = await hold(page, `**${MAILER_PATH}`);
    await page.goto(formPage.path);
    const form = formOn(page, formPage);
    // It wakes the scripts: before them there is no summary (early.spec.ts).
    await form.name.focus();
    await expectScriptReady(page);
    for (let times = 0; times < 2; times += 1) {
      await form.submit.click();
      await expect(form.summary).toBeFocused();
    }
    expect(await findBarriers(page)).toEqual([]);
    await expect(form.summary.getByRole('link')).toHaveText(formPage.asked);
    await form.summary.getByRole('link').nth(1).click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toBeInViewport({ ratio: 1 });

    await fillIn(form, newVisitor());
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.failure).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
    await context.setOffline(false);
    await form.retry.click();

    await form.submit.click();
    await expect(form.sending).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    // A success goes after five seconds, under whoever reads it for so long.
    await page.evaluate(() => {
      const { setTimeout } = window;
      const later = (act: () => void, delay = 0) => (delay < 5_000 ? setTimeout(act, delay) : 0);
      Object.assign(window, { setTimeout: later });
    });
    mailer.release();
    await expect(form.success).toBeFocused();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('every question opens on its answer, is printed with it, and neither they nor a search without result have a barrier', async ({
  page,
}) => {
  await open(page, contactPage.path);
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of contactWords.faq.entries) await expect(page.getByText(answer)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  for (const { question, answer } of contactWords.faq.entries) {
    await page.getByText(question).last().click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  expect(await findBarriers(page)).toEqual([]);
  await open(page, blogPath);
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText(blogWords.none.title)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('on a wide screen nothing that is shown is heard as collapsed, and every list is one to Safari too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { labels } = servicesPage;
  // A short article has no table of contents.
  const long = articles.filter(({ headings }) => headings.length > 2).slice(0, 1);
  const shown = {
    '/services': services.every(({ lines }) => lines.length > 0) ? labels.included : labels.features,
    ...Object.fromEntries(long.map(({ id }) => [`/blog/${id}`, articleWords.contents])),
  };
  for (const [path, title] of Object.entries(shown)) {
    await open(page, path);
    await expect(page.getByText(title, { exact: true }).locator('visible=true').first()).toBeVisible();
    const collapsed = (await heardNodes(page)).filter(({ properties }) =>
      properties?.some(({ name, value }) => name === 'expanded' && value.value === false),
    );
    expect(collapsed.map(({ name }) => name?.value)).not.toContain(title);
    // Where it has no marks, and no navigation around it, WebKit asks how its marks would look.
    const kinds = await page
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds).not.toContain('none');
  }
});
