import type { BrowserContext, Page } from 'playwright/test';
import { formWords } from '@/content/forms';
import { MAILER_TIMEOUT_MS } from '@/lib/rules/lead/contract';
import { LATE, MIDDLE } from '../support/chosen';
import { devisPage, fillIn, formOn, formPages, newVisitor, standing, type FormPage } from '../support/forms';
import { holdScripts } from '../support/hold';
import { quoteOn } from '../support/quote-page';
import { plainPath } from '../support/routes';
import { expect, expectScriptReady, open, test } from '../support/visit';

// What becomes of a message whatever fails: a story a fault, told of each form.

/** An HTTP status, or none: the mailer takes the message and the connection breaks, or no answer ever comes. */
type Answer = number | 'cut' | 'silence';

const { draft, failed, late } = formWords;

/** A visitor with a form filled in, before a mailer that answers as it is told, and the tally of what goes wrong. */
async function begin(context: BrowserContext, formPage: FormPage, first: Page) {
  const visitor = newVisitor();
  const tally = { lost: 0, unmeant: 0, twice: 0 };
  const taken: string[] = [];
  let [page, answer, allowed] = [first, 200 as Answer, 0];
  const form = () => formOn(page, formPage);

  await context.route(/\/api\/mailer\//, async (route) => {
    allowed -= 1;
    if (allowed < 0) tally.unmeant += 1;
    if (answer === 'silence') return;
    if (answer === 'cut' || answer < 300) taken.push(textOf(route.request().postData() ?? ''));
    if (taken.length > 1) tally.twice += 1;
    if (answer === 'cut') return route.abort('connectionreset');
    await route.fulfill({ status: answer, contentType: 'text/html', body: '<title>Merci</title>' });
  });
  await page.clock.install();
  await open(page, formPage.path);
  await fillIn(form(), visitor);
  if (formPage === devisPage) await quoteOn(page).row(MIDDLE).click();
  const written = await standing(page);

  /** Presses the form's button before a mailer that then answers so: one request is meant. */
  async function press(then: Answer, button = form().submit) {
    answer = then;
    allowed += 1;
    await button.click();
    if (then !== 'silence') return;
    await expect(form().sending).toBeDisabled();
    await expect(form().message).not.toBeEditable();
  }

  /** Counts what neither stands in the form nor comes back to it. */
  async function holds() {
    const isWhole = expect.poll(() => standing(page)).toBe(written);
    const missing = await isWhole.then(
      () => 0,
      () => 1,
    );
    tally.lost += missing;
  }

  return {
    ...{ path: formPage.path, form, press, holds },
    tab: () => page,
    goTo: (tab: Page) => void (page = tab),
    says: (text: string) => expect(page.getByText(text).filter({ visible: true })).toBeVisible(),
    /** Presses it while the scripts are missing, until the form is given back. */
    async pressInVain() {
      await form().submit.click();
      await page.clock.fastForward(8_000);
      await expect(page.getByText(late.title)).toBeVisible();
    },
    /** Sends what has not arrived, and says what went wrong until it has. */
    async end() {
      if (taken.length === 0) {
        await holds();
        await press(200);
        await expect(form().success).toBeVisible();
      }
      const words = [visitor.name, visitor.email, ...visitor.message.split('\n')];
      if (!words.every((word) => taken[0]?.includes(word))) tally.lost += 1;
      return tally;
    },
  };
}

type Visit = Awaited<ReturnType<typeof begin>>;

const stories: Record<string, (visit: Visit) => Promise<unknown>> = {
  async 'a refusal'({ form, press, says }) {
    await press(422);
    await says(failed.refused);
    await form().retry.click();
  },
  async 'an answer that says failure, then a reload'({ tab, press, says }) {
    await press(503);
    await says(failed.refused);
    await tab().reload();
    await says(draft.unsent);
  },
  async [`no answer for ${MAILER_TIMEOUT_MS / 1_000} s`]({ tab, form, press, says }) {
    await press('silence');
    await tab().clock.fastForward(MAILER_TIMEOUT_MS);
    await says(failed.unsure);
    await form().retry.click();
  },
  async 'an answer lost on its way, then a reload'({ tab, press, says, holds }) {
    await press('cut');
    await says(failed.unsure);
    await tab().reload();
    await says(draft.unsure);
    await holds();
  },
  async 'no network'({ tab, form, press, says }) {
    await tab().context().setOffline(true);
    await press(200);
    await says(failed.offline);
    await tab().context().setOffline(false);
    await says(failed.online);
    // Nothing has left by itself: the request that was meant is this one.
    await tab().getByRole('button', { name: failed.sendNow }).dblclick();
    await expect(form().success).toBeVisible();
  },
  async 'a tab closed while sending'({ tab, goTo, path, press, says }) {
    await press('silence');
    const next = await tab().context().newPage();
    await tab().close();
    goTo(next);
    await open(next, path);
    await says(draft.unsure);
  },
  async 'a reload while sending'({ tab, path, press, says }) {
    await press('silence');
    // What is changed meanwhile says no more of what becomes of it; nor does an address that has not followed yet.
    const box = quoteOn(tab()).box(LATE);
    if (path === devisPage.path) {
      await box.check();
      await expect(tab()).toHaveURL(new RegExp(LATE));
      await box.uncheck();
    }
    await tab().reload();
    await says(draft.unsure);
  },
  async 'Back to a message that failed'({ tab, press, says }) {
    await press(503);
    await says(failed.refused);
    await tab().goto(plainPath);
    await tab().goBack();
    await says(draft.unsent);
  },
  async 'scripts that come late'({ tab, pressInVain, holds }) {
    const scripts = await holdScripts(tab());
    await tab().reload({ waitUntil: 'commit' });
    await holds();
    await pressInVain();
    scripts.release();
    await expectScriptReady(tab());
  },
  async 'scripts that never come'({ tab, path, press, pressInVain, says, holds }) {
    await tab().route('**/_next/**/*.js', (route) => route.abort());
    await tab().reload({ waitUntil: 'commit' });
    await holds();
    await pressInVain();
    // From then on the browser itself posts it.
    const now = tab().getByRole('button', { name: failed.sendNow });
    await expect(now).toBeFocused();
    await press(200, now);
    await expect(tab()).toHaveTitle('Merci');
    await tab().goto(path);
    await says(draft.posted);
    await holds();
  },
  async 'storage refused'({ tab, form, press, says }) {
    await press(503);
    await says(failed.refused);
    await expect(
      tab()
        .getByText(/gardée? sur cet appareil/)
        .filter({ visible: true }),
    ).toHaveCount(0);
    await form().retry.click();
  },
  async 'a second tab that types too'({ tab, goTo, path, form, press, says, holds }) {
    await says(draft.kept);
    // Whatever was changed last is kept too.
    await tab().clock.runFor(1_000);
    const [first, second] = [tab(), await tab().context().newPage()];
    await open(second, path);
    goTo(second);
    await holds();
    await form().company.fill('Autre');
    // What a tab keeps is another's a moment later.
    const kept = () => first.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain('Autre');
    const others = await standing(second);
    goTo(first);
    await holds();
    await press(503);
    await form().retry.click();
    await holds();
    await press(200);
    await expect(form().success).toBeVisible();
    expect(await standing(second)).toBe(others);
    await expect.poll(kept).toContain('Autre');
    // What was not sent is what a new visit gets back.
    goTo(second);
    await second.goto(path);
    await expect(form().company).toHaveValue('Autre');
  },
};

for (const formPage of formPages)
  for (const [fault, live] of Object.entries(stories))
    test(`${formPage.path}, ${fault}: nothing lost, nothing sent unmeant or twice`, async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(/^failed request/, /^console error/);
      if (fault === 'storage refused') await refuseStorage(context, formPage === devisPage ? 'full' : 'off');
      const visit = await begin(context, formPage, page);
      await live(visit);
      const tally = await visit.end();
      const { lost, unmeant, twice } = tally;
      console.log(`${formPage.path}, ${fault}: ${lost} lost, ${unmeant} unmeant, ${twice} twice`);
      expect(tally).toEqual({ lost: 0, unmeant: 0, twice: 0 });
    });

/** The text of a message, sent as JSON or posted by the browser. */
function textOf(body: string): string {
  const fields: unknown = body.startsWith('{')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  return Object.values(fields as Record<string, string>).join('\n');
}

function refuseStorage(context: BrowserContext, how: 'off' | 'full') {
  return context.addInitScript((isFull) => {
    const refuse = () => {
      throw new DOMException('refused', isFull ? 'QuotaExceededError' : 'SecurityError');
    };
    if (isFull) Storage.prototype.setItem = refuse;
    else Object.defineProperty(window, 'localStorage', { get: refuse });
  }, how === 'full');
}
