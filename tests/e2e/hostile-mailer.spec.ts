import { startBareHost } from '../support/bare-host';
import { MAILER_PATH, fillIn, formOn, formPages, newVisitor, readFields } from '../support/forms';
import { answers, startHostileMailer } from '../support/hostile-mailer';
import { test, expect, open, stopClock } from '../support/visit';

// The page's own policy names the mailer it was built for; here it meets another one, through the browser's real CORS.
test.use({ bypassCSP: true });

const refusals = [
  // First: browsers remember for a while a preflight that was granted.
  { what: 'refuses the preflight', answer: answers.status(200), preflight: answers.refuse },
  { what: 'redirects (301)', answer: answers.redirect },
  { what: 'answers garbage', answer: answers.garbage },
  { what: 'breaks off in the middle of an error', answer: answers.cutShort },
];

for (const formPage of formPages) {
  test(`${formPage.path}: a mailer of another origin that answers badly, or not for 60 seconds, costs no word`, async ({
    page,
    tolerate,
  }) => {
    test.setTimeout(90_000);
    tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
    const mailer = await startHostileMailer();
    const host = await startBareHost((script) => script.replaceAll(MAILER_PATH, mailer.url));
    const visitor = newVisitor();
    const form = formOn(page, formPage);
    await page.clock.install();
    await open(page, `${host.origin}${formPage.path}`);
    await stopClock(page);
    await fillIn(form, visitor);

    for (const { what, answer, preflight } of refusals) {
      await test.step(what, async () => {
        mailer.behave(answer, preflight);
        await form.submit.click();
        await expect(form.failure).toBeFocused();
        await expect(form.failure).toContainText(formPage.failure);
        expect(mailer.asked.filter((request) => !request.startsWith('POST'))).toEqual([]);
        await form.retry.click();
        expect(await readFields(form)).toEqual(visitor);
      });
    }

    await test.step('says nothing', async () => {
      mailer.behave(answers.hang);
      const before = mailer.asked.length;
      await form.submit.click();
      await expect.poll(() => mailer.asked.length).toBe(before + 1);
      await page.clock.runFor(59_999);
      await expect(form.sending).toBeDisabled();
      await page.clock.runFor(1);
      await expect(form.failure).toBeFocused();
      await form.retry.click();
    });

    await test.step('accepts', async () => {
      mailer.behave(answers.status(204));
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expect(JSON.parse(mailer.bodies.at(-1) ?? '')).toMatchObject({ sender_email: visitor.email });
      expect(mailer.preflights.at(-1)).toEqual({ headers: 'authorization,content-type', method: 'POST' });
    });
    await mailer.stop();
    await host.stop();
  });
}
