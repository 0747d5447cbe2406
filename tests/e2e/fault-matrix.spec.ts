import { formWords } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { MAILER_TIMEOUT_MS } from '@/lib/rules/lead/contract';
import { LATE } from '../support/chosen';
import { beginFault, type FaultVisit } from '../support/fault-visit';
import { devisPage, formPages, standing } from '../support/forms';
import { holdScripts } from '../support/hold';
import { patternOf } from '../support/plain-text';
import { linkTo, quoteOn } from '../support/quote-page';
import { refuseStorage } from '../support/refuse-storage';
import { plainPath } from '../support/routes';
import { expect, expectScriptReady, open, stopClock, test } from '../support/visit';

// What becomes of a message whatever fails: a story a fault, told of each form.

const { draft, failed } = formWords;

const stories: Record<string, (visit: FaultVisit) => Promise<unknown>> = {
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
      await stopClock(tab());
      await box.uncheck();
    }
    await tab().reload();
    await tab().clock.resume();
    await says(draft.unsure);
  },
  async 'a link and WhatsApp while sending'({ tab, form, path, press, says }) {
    await press('silence');
    if (path === devisPage.path) {
      const { box, custom } = quoteOn(tab());
      await expect(custom).not.toBeEditable();
      await tab().evaluate((link) => location.assign(link), linkTo([LATE]));
      await expect(box(LATE)).toBeChecked();
      await tab().goBack();
      await expect(box(LATE)).not.toBeChecked();
    }
    await tab()
      .context()
      .route(/wa\.me/, (route) => route.fulfill({ body: '' }));
    for (const link of await tab().locator('form [href*="wa.me"]').filter({ visible: true }).all()) {
      const popup = tab().waitForEvent('popup');
      await link.click();
      await (await popup).close();
    }
    await tab().clock.fastForward(MAILER_TIMEOUT_MS);
    await says(failed.unsure);
    await form().retry.click();
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
        .getByText(patternOf(draft.kept, failed.kept, quoteWords.kept))
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
    await form().name.fill('Autre');
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
    await expect(form().name).toHaveValue('Autre');
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
      const visit = await beginFault(context, formPage, page);
      await live(visit);
      const tally = await visit.end();
      const { lost, unmeant, twice } = tally;
      console.log(`${formPage.path}, ${fault}: ${lost} lost, ${unmeant} unmeant, ${twice} twice`);
      expect(tally).toEqual({ lost: 0, unmeant: 0, twice: 0 });
    });
