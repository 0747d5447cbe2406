import type { BrowserContext, Page, Route } from 'playwright/test';
import { EARLY, FIRST, LAST, LATE, MIDDLE } from '../support/chosen';
import {
  MAILER_PATH,
  fillIn,
  formOn,
  formPages,
  newVisitor,
  readFields,
  type FormPage,
  type Visitor,
} from '../support/forms';
import { quoteOn } from '../support/quote-page';
import { test as visit, expect, expectScriptReady, open, stopClock, wake } from '../support/visit';

const EMPTY: Visitor = { name: '', email: '', company: '', message: '' };

const test = visit.extend<{ troubled: boolean }>({
  troubled: [
    async ({ tolerate }, provide) => {
      tolerate(/^failed request/, /^console error/);
      await provide(true);
    },
    { auto: true },
  ],
});

type Answer = (route: Route) => Promise<unknown> | unknown;
type Fault = {
  name: string;
  /** How the mailer answers, one press after the other. */
  failures: string[];
  scripts?: 'never' | 'late';
  leave?: 'closed' | 'two tabs';
  storage?: 'off' | 'full';
  only?: string;
};

/** How the mailer fails; offline, it is never asked. */
const answers: Record<string, Answer> = {
  offline: (route) => route.abort('internetdisconnected'),
  DNS: (route) => route.abort('namenotresolved'),
  reset: (route) => route.abort('connectionreset'),
  '4xx': (route) => route.fulfill({ status: 422 }),
  '5xx': (route) => route.fulfill({ status: 503 }),
  hang: () => undefined,
};
const faults: Fault[] = [
  { name: 'scripts never', failures: [], scripts: 'never' },
  // Both forms send by the same words of code, and what a device keeps, it keeps for both alike.
  { name: 'no way to the mailer', failures: ['offline', 'DNS', 'reset'], only: '/contact' },
  { name: 'a mailer that does not take it', failures: ['4xx', '5xx', 'hang'], only: '/devis' },
  { name: 'scripts late', failures: ['5xx'], scripts: 'late', only: '/contact' },
  { name: 'tab closed', failures: ['5xx'], leave: 'closed', only: '/devis' },
  { name: 'two tabs', failures: ['5xx'], leave: 'two tabs', only: '/contact' },
  { name: 'storage off', failures: ['5xx'], storage: 'off', only: '/contact' },
  { name: 'storage full', failures: ['5xx'], storage: 'full', only: '/devis' },
];

type Tally = { lost: number; unmeant: number; duplicates: number; untrue: string[] };

/** A visitor's whole life with one fault, from the first letter until the message has arrived; and what went wrong in it. */
async function live(context: BrowserContext, formPage: FormPage, fault: Fault): Promise<Tally> {
  const visitor = newVisitor();
  const tally: Tally = { lost: 0, unmeant: 0, duplicates: 0, untrue: [] };
  const accepted: string[] = [];
  const bodies: string[] = [];
  let [asked, presses] = [0, 0];
  let [failure = '5xx'] = fault.failures;
  let answer: Answer = (route) => answers[failure]?.(route);
  let gate: Promise<unknown> | 'aborted' | undefined;
  let release = () => {};

  await context.route(/\/api\/mailer\//, async (route) => {
    asked += 1;
    bodies.push(route.request().postData() ?? '');
    await answer(route);
  });
  await context.route('**/_next/**/*.js', async (route) => {
    if (gate === 'aborted') return route.abort();
    await gate;
    return route.continue();
  });
  if (fault.storage) await breakStorage(context, fault.storage);
  let page = await context.newPage();
  let form = formOn(page, formPage);
  const accept: Answer = (route) => {
    accepted.push(route.request().postData() ?? '');
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Merci</title>' });
  };

  async function arrive(isEarly = false) {
    if (fault.leave && page.url() !== 'about:blank') {
      const next = await context.newPage();
      if (fault.leave === 'two tabs') {
        await next.goto(formPage.path);
        // Scripts that are held back are held back from every tab.
        if (!gate) await wake(next);
        await next.close();
      } else {
        // Left as a visitor leaves: the page hears of it.
        await page.goto('about:blank');
        await page.close();
      }
      page = fault.leave === 'two tabs' ? page : next;
      form = formOn(page, formPage);
    }
    await page.clock.install();
    await page.goto('about:blank');
    await page.goto(formPage.path, { waitUntil: 'commit' });
    if (!isEarly) await wake(page);
    // What no device keeps cannot come back: it is typed again.
    if (fault.storage) await fillIn(form, visitor);
  }

  const setOnline = (isOnline: boolean) =>
    page.evaluate(
      (value) => void Object.defineProperty(navigator, 'onLine', { value, configurable: true }),
      isOnline,
    );

  async function press() {
    presses += 1;
    await form.submit.click();
  }

  async function judge(moment: string) {
    // The native post has left the page.
    if (!page.url().endsWith(formPage.path)) return;
    const said = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    const isKept = await page.evaluate((email) => {
      try {
        return JSON.stringify({ ...localStorage }).includes(email);
      } catch {
        return false;
      }
    }, visitor.email);
    const claims: [RegExp, boolean][] = [
      [/gardés? sur cet appareil|gardé ici/, isKept],
      [/Message envoyé|Demande envoyée|bien partie?\b/, accepted.length > 0],
      [/n’est pas parti|Rien n’est encore parti|Toujours pas parti/, accepted.length === 0],
      [/hors connexion/, failure === 'offline'],
    ];
    claims.forEach(([claim, isTrue]) => {
      if (claim.test(said) && !isTrue) tally.untrue.push(`${moment}, ${failure}: ${claim.source}`);
    });
    if (asked > presses) tally.unmeant += 1;
    if (accepted.length === 0 && JSON.stringify(await wordsOf(page)) !== JSON.stringify(visitor))
      tally.lost += 1;
  }

  await test.step('typing', async () => {
    if (fault.scripts === 'never') gate = 'aborted';
    await arrive(fault.scripts !== undefined);
    if (!fault.storage) await fillIn(form, visitor);
    // What is written is kept a moment after it stands there.
    await page.clock.runFor(400);
    await judge('typing');
    if (fault.leave !== 'two tabs') await arrive(fault.scripts !== undefined);
    else await arrive();
    await judge('back');
  });

  await test.step('pressed early', async () => {
    if (fault.scripts !== 'never') gate = new Promise<void>((resolve) => (release = resolve));
    await arrive(true);
    await expect(form.email).toHaveValue(visitor.email);
    await press();
    // What is sent is what stood there at the press.
    if (!fault.scripts) await page.locator('[name=company]').evaluate(setValue, 'Autre');
    if (fault.scripts) {
      await page.clock.fastForward(8_000);
      await expect(page.getByText('Rien n’est encore parti')).toBeVisible();
      await judge('given back');
      if (asked > 0) tally.unmeant += 1;
    } else await setOnline(failure !== 'offline');
    release();
    gate = fault.scripts === 'never' ? 'aborted' : undefined;
  });

  if (fault.scripts === 'never') {
    await test.step('posted by the browser itself', async () => {
      answer = accept;
      await press();
      await expect(page).toHaveTitle('Merci');
      const posted = new URLSearchParams(accepted[0]);
      expect(posted.get('email')).toBe(visitor.email);
      gate = undefined;
      await page.clock.install();
      await page.goto(formPage.path);
      await wake(page);
      await expect(page.getByText('Ce message est peut-être déjà parti.')).toBeVisible();
      await judge('back');
    });
    return tally;
  }

  for (failure of fault.failures) {
    await test.step(`failed: ${failure}`, async () => {
      const isFirst = failure === fault.failures[0];
      await setOnline(failure !== 'offline');
      if (fault.scripts === 'late') {
        await expectScriptReady(page);
        if (asked > 0) tally.unmeant += 1;
      }
      if (fault.scripts === 'late' || !isFirst) await press();
      if (failure === 'hang') {
        await expect(form.sending).toBeVisible();
        await page.clock.fastForward(60_000);
      }
      await expect(form.failure).toBeVisible();
      if (isFirst && !fault.scripts) {
        // The form holds what was changed after the press; the message is the one that was pressed.
        expect(await wordsOf(page)).toEqual({ ...visitor, company: 'Autre' });
        if (bodies[0]) expect(bodies[0]).toContain(visitor.company);
        await page.locator('[name=company]').evaluate(setValue, visitor.company);
      }
      await judge('failed');
      await form.retry.click();
      await judge('retry');
    });
  }

  await test.step('sending', async () => {
    answer = () => undefined;
    if (fault.storage) return;
    await press();
    await expect(form.sending).toBeVisible();
    await judge('sending');
    await arrive();
    await expect(page.getByText('Un message n’est peut-être pas parti.')).toBeVisible();
    await judge('back');
  });

  await test.step('sent', async () => {
    answer = accept;
    await press();
    await expect(form.success).toBeVisible();
    await expect(page.getByText(/^Un message n’est/)).toHaveCount(0);
    await judge('sent');
    // What leaves at last is what was pressed first.
    if (bodies[0]) expect(accepted[0]).toBe(bodies[0]);
    tally.duplicates += accepted.length - new Set(accepted).size + (accepted.length > 1 ? 1 : 0);
    if (fault.storage) return;
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('trame:')),
    );
    if (left.length > 0) tally.untrue.push(`still on the device: ${left.join()}`);
    await page.clock.fastForward(5_000);
    await expect(form.submit).toBeVisible();
    expect(await readFields(form)).toEqual(EMPTY);
  });
  return tally;
}

for (const formPage of formPages) {
  test(`${formPage.path}: nothing lost, nothing unmeant, nothing twice, nothing untrue, whatever fails`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const table: Record<string, object> = {};
    const met = faults.filter(({ only = formPage.path }) => only === formPage.path);
    for (const fault of met) {
      const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
      await test.step(fault.name, async () => {
        table[fault.name] = await live(context, formPage, fault);
      });
      await context.close();
    }
    const fine: Tally = { lost: 0, unmeant: 0, duplicates: 0, untrue: [] };
    expect(table).toEqual(Object.fromEntries(met.map(({ name }) => [name, fine])));
  });
}

/** A quote long enough to be taller than a window. */
const LONG = [FIRST, EARLY, MIDDLE, LATE, LAST];

const windows = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

test('every outcome is wholly in view, at once and until it ends; then the form is', async ({ page }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  let status = 200;
  await page.route(`**${MAILER_PATH}`, (route) => route.fulfill({ status }));
  for (const formPage of formPages) {
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    await stopClock(page);
    for (const [index, size] of windows.entries()) {
      await page.setViewportSize(size);
      for (const outcome of ['failed', 'sent'] as const) {
        await test.step(`${formPage.path} ${outcome} at ${size.width}`, async () => {
          status = outcome === 'sent' ? 200 : 500;
          if (formPage.path === '/devis' && outcome === 'failed')
            for (const id of LONG) await quoteOn(page).box(id).check();
          await fillIn(form, newVisitor());
          if (index % 2) await form.name.press('Enter');
          else await form.submit.click();
          const view = outcome === 'sent' ? form.success : form.failure;
          await expect(view).toBeFocused();
          await expect(() => expectWhole(page, view)).toPass({ timeout: 10_000 });
          if (outcome === 'sent') {
            await page.clock.runFor(4_990);
            await expectWhole(page, view);
            await page.clock.runFor(10);
            const first = formPage.path === '/devis' ? quoteOn(page).box(FIRST) : form.name;
            await expect(first).toBeInViewport();
          } else await form.retry.click();
        });
      }
    }
    await page.clock.resume();
  }
});

const setValue = (field: HTMLElement, value: string) => void Object.assign(field, { value });

/** What stands in the four fields, shown or hidden. */
function wordsOf(page: Page): Promise<Visitor> {
  return page.evaluate(() => {
    const word = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    return { name: word('name'), email: word('email'), company: word('company'), message: word('message') };
  });
}

/** Below the bar, above the foot of the window. */
async function expectWhole(page: Page, view: ReturnType<Page['getByRole']>) {
  const box = await view.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

for (const formPage of formPages) {
  test(`${formPage.path}: what is typed is said to be kept, comes back, and is erased by one button`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    await fillIn(form, visitor);
    await expect(page.getByText('gardé sur cet appareil pendant sept jours')).toBeVisible();
    await page.goto('/about');
    await open(page, formPage.path);
    await expect(page.getByText('Brouillon restauré.')).toBeVisible();
    expect(await readFields(form)).toEqual(visitor);
    await form.email.fill('');
    await form.submit.click();
    await expect(page).toHaveTitle(/^Erreur/);
    await page.getByRole('button', { name: 'Effacer' }).click();
    await expect(page).not.toHaveTitle(/^Erreur/);
    expect(await readFields(form)).toEqual(EMPTY);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test(`${formPage.path}: after a failure the text can go other ways, and the network coming back is said`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const visitor = newVisitor();
    const form = formOn(page, formPage);
    await open(page, formPage.path);
    await fillIn(form, visitor);
    await context.setOffline(true);
    await form.submit.click();
    await expect(page.getByText('Vous êtes hors connexion. Votre message est gardé')).toBeVisible();
    await page.getByRole('button', { name: 'Copier' }).click();
    await expect(page.getByText('Texte copié.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of Object.values(visitor)) expect(text).toContain(part);
    const main = page.getByRole('main');
    const whatsapp = await main
      .getByRole('link', { name: 'WhatsApp', exact: true })
      .last()
      .getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(text);
    await context.setOffline(false);
    await expect(page.getByText('La connexion est revenue.')).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer maintenant' }).dblclick();
    await expect(form.success).toBeVisible();
  });
}

function breakStorage(context: BrowserContext, how: 'off' | 'full') {
  return context.addInitScript((isFull) => {
    if (isFull) {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      return;
    }
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }, how === 'full');
}
