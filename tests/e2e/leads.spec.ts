import type { BrowserContext, Page } from 'playwright/test';
import { MAILER_PATH, fillIn, formOn, formPages, newVisitor, readFields } from '../support/forms';
import { answers, startHostileMailer, type HostileMailer } from '../support/hostile-mailer';
import { rewriteFiles } from '../support/rewrite-files';
import { test as visit, expect, open, stopClock } from '../support/visit';

const DESKTOP = { tag: '@desktop' };

// The page's own policy names the mailer it was built for; here it meets another one, in every tab.
const test = visit.extend<{ mailer: HostileMailer }>({
  bypassCSP: true,
  mailer: async ({ context, tolerate }, provide) => {
    tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
    const mailer = await startHostileMailer();
    await rewriteFiles(context, '**/_next/**/*.js', [MAILER_PATH, mailer.url]);
    await provide(mailer);
    await mailer.stop();
  },
});

type Fault = {
  what: string;
  prepare: (page: Page, mailer: HostileMailer) => Promise<unknown> | unknown;
  /** What happens once the button is pressed, until the failure shows. */
  endure?: (page: Page) => Promise<void>;
  mend: (page: Page, mailer: HostileMailer) => Promise<unknown> | unknown;
  title: RegExp;
};

const MAY_HAVE_LEFT = /n’est peut-être pas parti/;
const HAS_NOT_LEFT = /n’est pas parti/;
const heal = (_page: Page, mailer: HostileMailer) => mailer.behave(answers.status(200));

const faults: Fault[] = [
  {
    what: 'offline',
    prepare: (page) => page.context().setOffline(true),
    mend: (page) => page.context().setOffline(false),
    title: HAS_NOT_LEFT,
  },
  {
    what: 'no such host (DNS)',
    prepare: (page) => page.context().route(`**${MAILER_PATH}`, (route) => route.abort('namenotresolved')),
    mend: (page) => page.context().unroute(`**${MAILER_PATH}`),
    title: MAY_HAVE_LEFT,
  },
  { what: 'reset', prepare: (_, mailer) => mailer.behave(answers.reset), mend: heal, title: MAY_HAVE_LEFT },
  {
    what: '422',
    prepare: (_, mailer) => mailer.behave(answers.status(422)),
    mend: heal,
    title: HAS_NOT_LEFT,
  },
  {
    what: '503',
    prepare: (_, mailer) => mailer.behave(answers.status(503)),
    mend: heal,
    title: HAS_NOT_LEFT,
  },
  {
    what: 'hang past 60 s',
    prepare: async (page, mailer) => {
      mailer.behave(answers.hang);
      await stopClock(page);
    },
    endure: async (page) => {
      await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible();
      await page.clock.fastForward(60_000);
      await page.clock.resume();
    },
    mend: heal,
    title: MAY_HAVE_LEFT,
  },
];

for (const formPage of formPages) {
  for (const fault of faults) {
    test(
      `${formPage.path}, ${fault.what}: the next visit has the words and sends them once`,
      DESKTOP,
      async ({ page, mailer }) => {
        const visitor = newVisitor();
        await page.clock.install();
        await open(page, formPage.path);
        const form = formOn(page, formPage);
        await fillIn(form, visitor);
        await fault.prepare(page, mailer);
        await form.submit.click();
        await fault.endure?.(page);
        await expect(form.failure).toBeVisible();
        const asked = mailer.asked.length;

        await fault.mend(page, mailer);
        await reopen(page, formPage.path);
        expect(await readFields(form)).toEqual(visitor);
        await expect(page.getByRole('status').filter({ hasText: fault.title })).toBeVisible();
        expect(mailer.asked, 'nothing is sent again by itself').toHaveLength(asked);

        await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
        await expect(page.getByText('Message envoyé, merci.')).toBeVisible();
        expect(mailer.asked).toHaveLength(asked + 1);
        expect(mailer.bodies.at(-1)).toContain(JSON.stringify(visitor.message).slice(1, -1));
        expect(await keptOnDevice(page)).toEqual([]);
        expect(await readFields(form)).toEqual({ name: '', email: '', company: '', message: '' });
      },
    );
  }

  for (const leave of ['closed', 'reloaded'] as const) {
    test(
      `${formPage.path}, tab ${leave} while writing: the draft comes back`,
      DESKTOP,
      async ({ page, mailer }) => {
        const visitor = newVisitor();
        await open(page, formPage.path);
        await fillIn(formOn(page, formPage), visitor);

        const next = await leaveAndReturn(page, leave, formPage.path);
        await expect(next.getByText('Brouillon restauré')).toBeVisible();
        expect(await readFields(formOn(next, formPage))).toEqual(visitor);
        expect(mailer.asked).toEqual([]);

        await next.getByRole('button', { name: 'Effacer' }).click();
        expect(await keptOnDevice(next)).toEqual([]);
        expect((await readFields(formOn(next, formPage))).message).toBe('');
      },
    );

    test(
      `${formPage.path}, tab ${leave} in mid-send: the message waits and is never sent twice unasked`,
      DESKTOP,
      async ({ page, mailer }) => {
        const visitor = newVisitor();
        mailer.behave(answers.hang);
        await open(page, formPage.path);
        const form = formOn(page, formPage);
        await fillIn(form, visitor);
        await form.submit.click();
        await expect.poll(() => mailer.asked).toHaveLength(1);

        const next = await leaveAndReturn(page, leave, formPage.path);
        await expect(next.getByRole('status').filter({ hasText: MAY_HAVE_LEFT })).toBeVisible();
        expect(mailer.asked).toHaveLength(1);

        mailer.behave(answers.status(200));
        // The same words sent from the form itself are still that one message: nothing is left waiting after it.
        await formOn(next, formPage).submit.click();
        await expect(formOn(next, formPage).success).toBeVisible();
        expect(mailer.bodies[1]).toBe(mailer.bodies[0]);
        expect(await keptOnDevice(next)).toEqual([]);
      },
    );

    test(
      `${formPage.path}, tab ${leave} on the error: the message waits`,
      DESKTOP,
      async ({ page, mailer }) => {
        const visitor = newVisitor();
        mailer.behave(answers.status(500));
        await open(page, formPage.path);
        const form = formOn(page, formPage);
        await fillIn(form, visitor);
        await form.submit.click();
        await expect(form.failure).toBeVisible();

        const next = await leaveAndReturn(page, leave, formPage.path);
        await expect(next.getByRole('status').filter({ hasText: HAS_NOT_LEFT })).toBeVisible();
        await next.getByRole('button', { name: 'Effacer' }).first().click();
        await expect(next.getByRole('status').filter({ hasText: HAS_NOT_LEFT })).toBeHidden();
      },
    );
  }

  for (const storage of ['switched off', 'full'] as const) {
    test(
      `${formPage.path}, storage ${storage}: the form works, fails and retries without its memory`,
      DESKTOP,
      async ({ page, mailer }) => {
        const visitor = newVisitor();
        await breakStorage(page.context(), storage);
        mailer.behave(answers.status(503));
        await open(page, formPage.path);
        const form = formOn(page, formPage);
        await fillIn(form, visitor);
        await form.submit.click();
        await expect(form.failure).toBeVisible();
        await form.retry.click();
        expect(await readFields(form)).toEqual(visitor);
        mailer.behave(answers.status(200));
        await form.submit.click();
        await expect(form.success).toBeVisible();
        expect(mailer.asked).toHaveLength(2);
      },
    );
  }

  test(
    `${formPage.path}: offline is said at once, and so is the connection coming back`,
    DESKTOP,
    async ({ page, mailer }) => {
      const visitor = newVisitor();
      await open(page, formPage.path);
      const form = formOn(page, formPage);
      await fillIn(form, visitor);
      await page.context().setOffline(true);
      await form.submit.click();
      await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
      expect(mailer.asked).toEqual([]);

      await page.context().setOffline(false);
      await expect(page.getByText('La connexion est revenue.')).toBeVisible();
      expect(mailer.asked, 'nothing leaves unasked').toEqual([]);
      await page.getByRole('button', { name: 'Envoyer maintenant' }).dblclick();
      await expect(form.success).toBeVisible();
      expect(mailer.asked).toHaveLength(1);
    },
  );

  test(
    `${formPage.path}: after a failure the whole text can go by WhatsApp, by mail or by hand`,
    DESKTOP,
    async ({ page, context, mailer }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const visitor = newVisitor();
      mailer.behave(answers.status(503));
      await open(page, formPage.path);
      const form = formOn(page, formPage);
      await fillIn(form, visitor);
      await form.submit.click();
      await expect(form.failure).toBeVisible();

      await page.getByRole('button', { name: 'Copier' }).click();
      await expect(page.getByText('Texte copié.')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [visitor.name, visitor.email, visitor.company, visitor.message])
        expect(text).toContain(part);

      const whatsapp = await page
        .getByRole('main')
        .getByRole('link', { name: 'WhatsApp', exact: true })
        .getAttribute('href');
      const mail = await page
        .getByRole('main')
        .getByRole('link', { name: 'E-mail', exact: true })
        .getAttribute('href');
      expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(text);
      expect(new URL(mail ?? '').searchParams.get('body')?.replace(/\r\n/g, '\n')).toBe(text);
    },
  );
}

test(
  'a draft never covers what is already typed, and the boxes and own words of a quote come back',
  DESKTOP,
  async ({ page }) => {
    await open(page, '/devis');
    await page.getByRole('checkbox', { name: /^Landing page/ }).check();
    await page.getByRole('textbox', { name: /^Décrivez/ }).fill('Carte des agences');
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await page.getByRole('textbox', { name: 'Nom' }).fill('Awa');
    await page.getByRole('textbox', { name: 'Message' }).fill('Ancien');

    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const message = document.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
        if (message) message.value = 'Nouveau';
      });
    });
    await reopen(page, '/devis');
    await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Nouveau');
    await expect(page.getByRole('checkbox', { name: /^Landing page/ })).toBeChecked();
    await expect(page.getByText('Total estimé : $150')).toBeAttached();
  },
);

async function reopen(page: Page, path: string) {
  await page.goto('about:blank');
  await open(page, path);
}

async function leaveAndReturn(page: Page, how: 'closed' | 'reloaded', path: string): Promise<Page> {
  if (how === 'reloaded') {
    await reopen(page, path);
    return page;
  }
  const context = page.context();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await open(next, path);
  return next;
}

function keptOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trame:')));
}

function breakStorage(context: BrowserContext, how: 'switched off' | 'full') {
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
