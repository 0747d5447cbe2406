import type { BrowserContext, Page } from 'playwright/test';
import { formWords } from '@/content/forms';
import { MIDDLE } from './chosen';
import { devisPage, fillIn, formOn, newVisitor, standing, type FormPage } from './forms';
import { quoteOn } from './quote-page';
import { expect, open } from './visit';

/** An HTTP status, or none: the mailer takes the message and the connection breaks, or no answer ever comes. */
type Answer = number | 'cut' | 'silence';

/** A visitor with a form filled in, before a mailer that answers as it is told, and the tally of what goes wrong. */
export async function beginFault(context: BrowserContext, formPage: FormPage, first: Page) {
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
    await expect(form().name).not.toBeEditable();
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
      await expect(page.getByText(formWords.late.title)).toBeVisible();
    },
    /** Sends what has not arrived, and says what went wrong until it has. */
    async end() {
      if (taken.length === 0) {
        await holds();
        await press(200);
        await expect(form().success).toBeVisible();
      }
      const words = Object.values(visitor).flatMap((text) => text.split('\n'));
      const asked = words.filter((word) => written.includes(word));
      if (!asked.every((word) => taken[0]?.includes(word))) tally.lost += 1;
      return tally;
    },
  };
}

export type FaultVisit = Awaited<ReturnType<typeof beginFault>>;

/** The text of a message, sent as JSON or posted by the browser. */
function textOf(body: string): string {
  const fields: unknown = body.startsWith('{')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  return Object.values(fields as Record<string, string>).join('\n');
}
