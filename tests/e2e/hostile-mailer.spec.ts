import { startBareHost, type BareHost } from '../support/bare-host';
import { MAILER_PATH, fillIn, formOn, formPages, newVisitor, readFields } from '../support/forms';
import { answers, startHostileMailer, type Answer, type HostileMailer } from '../support/hostile-mailer';
import { test as visit, expect, open, stopClock } from '../support/visit';

type Fixtures = { mailer: HostileMailer; host: BareHost };

// No interception by the test runner here: it would answer preflights in the place of the mailer.
const test = visit.extend<Fixtures>({
  // The page's own policy names the mailer it was built for; here it meets another one.
  bypassCSP: true,
  mailer: async ({ tolerate }, provide) => {
    tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
    const mailer = await startHostileMailer();
    await provide(mailer);
    await mailer.stop();
  },
  host: async ({ mailer }, provide) => {
    const host = await startBareHost((script) => script.replaceAll(MAILER_PATH, mailer.url));
    await provide(host);
    await host.stop();
  },
});

const TIME_OUT_MS = 60_000;

const refusals: { what: string; answer: Answer; preflight?: Answer }[] = [
  { what: 'redirects (301)', answer: answers.redirect },
  ...[400, 401, 403, 404, 422, 429, 500, 503].map((status) => ({
    what: `answers ${status}`,
    answer: answers.status(status),
  })),
  { what: 'resets the connection', answer: answers.reset },
  { what: 'answers garbage', answer: answers.garbage },
  { what: 'breaks off in the middle of an error', answer: answers.cutShort },
  { what: 'refuses the preflight', answer: answers.status(200), preflight: answers.refuse },
];

for (const formPage of formPages) {
  for (const status of [200, 204]) {
    test(`${formPage.path}: a mailer that answers ${status} has the message, whatever its body`, async ({
      page,
      host,
      mailer,
    }) => {
      const visitor = newVisitor();
      mailer.behave(answers.status(status));
      await open(page, `${host.origin}${formPage.path}`);
      const form = formOn(page, formPage);
      await fillIn(form, visitor);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      expect(mailer.asked).toEqual([`POST ${MAILER_PATH}`]);
      expect(JSON.parse(mailer.bodies[0] ?? '')).toMatchObject({ sender_email: visitor.email });
      expect(mailer.preflights).toEqual([{ headers: 'authorization,content-type', method: 'POST' }]);
    });
  }

  for (const { what, answer, preflight } of refusals) {
    test(`${formPage.path}: when the mailer ${what}, nothing is lost and a second try succeeds`, async ({
      page,
      host,
      mailer,
    }) => {
      const visitor = newVisitor();
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      mailer.behave(answer, preflight);
      await open(page, `${host.origin}${formPage.path}`);
      const form = formOn(page, formPage);
      const feature = page.getByRole('checkbox', { name: /^Blog/ });
      if (formPage.path === '/devis') await feature.check();
      await fillIn(form, visitor);
      await form.submit.click();

      await expect(form.failure).toBeFocused();
      await expect(form.failure.getByRole('heading')).toHaveText("Erreur d'envoi");
      await expect(form.failure.getByRole('paragraph')).toHaveText(formPage.failure);
      await expect(form.submit).toBeHidden();
      expect(logged.join('\n')).toContain('The message could not be sent');
      expect(mailer.asked.filter((request) => !request.startsWith('POST'))).toEqual([]);

      mailer.behave(answers.status(200));
      await form.retry.click();
      await expect(form.failure).toBeHidden();
      expect(await readFields(form)).toEqual(visitor);
      if (formPage.path === '/devis') await expect(feature).toBeChecked();
      await form.submit.click();
      await expect(form.success).toBeVisible();
      const last = JSON.parse(mailer.bodies.at(-1) ?? '') as { message: string; noms: string[] };
      expect(last.noms).toEqual([visitor.name, visitor.name]);
      expect(last.message).toContain(visitor.message);
    });
  }

  test(`${formPage.path}: a mailer that says nothing is given up after exactly 60 seconds`, async ({
    page,
    host,
    mailer,
  }) => {
    const visitor = newVisitor();
    mailer.behave(answers.hang);
    await page.clock.install();
    await open(page, `${host.origin}${formPage.path}`);
    await stopClock(page);
    const form = formOn(page, formPage);
    await fillIn(form, visitor);
    await form.submit.click();
    await expect(form.sending).toBeDisabled();
    await expect.poll(() => mailer.asked.length).toBe(1);
    await page.clock.runFor(TIME_OUT_MS - 1);
    await expect(form.sending).toBeDisabled();
    await page.clock.runFor(1);
    await expect(form.failure).toBeFocused();
    await form.retry.click();
    expect(await readFields(form)).toEqual(visitor);
    mailer.behave(answers.status(204));
    await form.submit.click();
    await expect(form.success).toBeVisible();
  });

  test(`${formPage.path}: without a network the error shows at once and nothing is lost`, async ({
    page,
    context,
    host,
    mailer,
  }) => {
    const visitor = newVisitor();
    await open(page, `${host.origin}${formPage.path}`);
    const form = formOn(page, formPage);
    await fillIn(form, visitor);
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.failure).toBeFocused();
    expect(mailer.asked).toEqual([]);
    await context.setOffline(false);
    await form.retry.click();
    expect(await readFields(form)).toEqual(visitor);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(mailer.asked).toHaveLength(1);
  });
}
