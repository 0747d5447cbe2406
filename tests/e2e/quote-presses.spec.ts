import type { Page } from 'playwright/test';
import { agency } from '@/content/agency';
import { formWords, postedForms } from '@/content/forms';
import { offers } from '@/content/offers';
import { quoteWords } from '@/content/pages/devis';
import { offerSubject } from '@/content/subjects';
import { FORM_PATH } from '@/lib/rules/lead/mailer';
import { asTyped } from '@/lib/rules/french-text';
import { fill, midSentence } from '@/lib/rules/fill';
import { currenciesOf, ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { customPrice } from '@/content/catalogue';
import { startBareHost } from '../support/bare-host';
import { EARLY, FIRST, LAST, LATE, line, MIDDLE, nth } from '../support/chosen';
import { contactPage, devisPage, fillIn, formOn, newVisitor, type FormPage } from '../support/forms';
import { heardTexts } from '../support/heard-texts';
import { holdScripts } from '../support/hold';
import { onlyMessageFrom } from '../support/mailbox';
import { patternOf, plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, expectScriptReady, test } from '../support/visit';

// Whatever is pressed counts whenever the scripts come: nothing lost, dropped, sent unmeant or wrongly refused.

const arrivals = ['before the presses', 'after the presses', 'after the notice', 'never'] as const;

/** A visitor on a form whose scripts come when they are told, and what leaves for the mailer. */
async function begin(page: Page, formPage: FormPage, arrival: (typeof arrivals)[number], hash = '') {
  const [visitor, form] = [newVisitor(), formOn(page, formPage)];
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  const scripts = await holdScripts(page);
  await page.clock.install();
  await page.goto(formPage.path + hash, { waitUntil: 'domcontentloaded' });
  if (arrival === 'before the presses') scripts.release();
  const isLate = arrival === 'after the notice' || arrival === 'never';

  async function comeLate() {
    if (arrival === 'never') return;
    scripts.release();
    await form.form.dispatchEvent('keydown', { key: 'Shift' });
    await expectScriptReady(page);
  }

  /** Sends by a press; where the form is given back first, by its notice, or by its button once it was changed. */
  async function send(press: () => Promise<void>, change?: () => Promise<void>) {
    expect(posts).toEqual([]);
    await press();
    if (isLate) {
      await page.clock.fastForward(8_000);
      const now = page.getByRole('button', { name: formWords.failed.sendNow });
      await expect(now).toBeFocused();
      for (const button of [now, form.submit]) await expect(button).toBeInViewport({ ratio: 1 });
      await change?.();
      await comeLate();
      await expect(now).toBeVisible({ visible: !change });
      expect(posts).toEqual([]);
      await (change ? form.submit : now).click();
    } else {
      if (arrival === 'after the presses') await expect(form.sending).toBeDisabled();
      scripts.release();
    }
    const answer = page.getByRole('heading', { level: 1, name: postedForms.sentTitle });
    await expect(arrival === 'never' ? answer : form.success).toBeVisible();
    expect(posts).toHaveLength(1);
    return plainText((await onlyMessageFrom(visitor.email)).message);
  }

  return { ...{ visitor, form, posts, scripts, isLate, comeLate, send }, quote: quoteOn(page) };
}

test('what the browser is posting by itself arrives once, when scripts come meanwhile and it is pressed again', async ({
  page,
}) => {
  const { visitor, form, posts, scripts } = await begin(page, contactPage, 'after the notice');
  let release = () => {};
  const slowly = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${FORM_PATH}`, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await slowly;
    await route.fulfill({ response });
  });
  await fillIn(form, visitor);
  await form.submit.click();
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('button', { name: formWords.failed.sendNow })).toBeFocused();
  // In the page: from outside nothing is pressed while another page is on its way.
  const pressed = form.submit.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    await new Promise((resolve) => {
      new MutationObserver(resolve).observe(button.form as Element, { attributeFilter: ['data-ready'] });
    });
    button.click();
  });
  await expect.poll(() => posts).toHaveLength(1);
  scripts.release();
  await pressed;
  await expect.poll(() => posts).toHaveLength(2);
  release();
  await expect(page.getByRole('heading', { level: 1, name: postedForms.sentTitle })).toBeVisible();
  await onlyMessageFrom(visitor.email);
});

test('what the browser posts by itself does not wait behind scripts that stall', async ({
  page,
  tolerate,
}) => {
  tolerate(/^other origin: http:\/\/127\.0\.0\.1/, /^failed request/, /^console error/);
  const host = await startBareHost({ stalls: true });
  const form = formOn(page, contactPage);
  await page.clock.install();
  await page.goto(host.origin + contactPage.path, { waitUntil: 'domcontentloaded' });
  await fillIn(form, newVisitor());
  await form.submit.click();
  await page.clock.fastForward(8_000);
  await page.getByRole('button', { name: formWords.failed.sendNow }).click({ noWaitAfter: true });
  await expect.poll(() => host.posted).toEqual([FORM_PATH]);
  host.stop();
});

test('what is sent without scripts while the line is cut stays in its page, and leaves once it is back', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/^failed request/, /^console error/);
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.clock.install();
  await page.goto(contactPage.path);
  const form = formOn(page, contactPage);
  const visitor = newVisitor();
  await fillIn(form, visitor);
  await form.submit.click();
  const now = page.getByRole('button', { name: formWords.failed.sendNow });
  await context.setOffline(true);
  for (let times = 0; times < 2; times += 1) {
    await page.clock.fastForward(8_000);
    await expect(now).toBeFocused();
    if (times === 0) await now.click();
  }
  await context.setOffline(false);
  await now.click();
  await expect(page.getByRole('heading', { level: 1, name: postedForms.sentTitle })).toBeVisible();
  await onlyMessageFrom(visitor.email);
});

for (const arrival of arrivals) {
  test(`scripts ${arrival}: ticks, own words, a currency and what WhatsApp is given stand at once, and leave once`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/^other origin: https:\/\/wa\.me/);
    await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const { visitor, form, quote, send } = await begin(page, devisPage, arrival);
    const rates = ratesOf(agency);
    const currency = currenciesOf(rates).at(-1) ?? rates.base;
    for (const id of [FIRST, EARLY, LATE]) await quote.row(id).click();
    await quote.row(EARLY).click();
    const own = ['Carte des agences', 'Agenda', 'Plan', 'Annuaire'];
    for (const [at, text] of own.entries()) {
      await quote.custom.fill(text);
      if (at < 2) await form.form.getByRole('button', { name: quoteWords.custom.add }).click();
      else await quote.custom.press('Enter');
    }
    await page.getByRole('radio', { name: quoteWords.currencies.names[currency] }).check();
    await quote.row(LAST).click();
    const chosen = [FIRST, LATE, LAST].map(line);
    const prices = [...chosen.map(({ price }) => price), ...own.map(() => customPrice)];
    const total = sayTotal(prices, currency, rates);
    // Styles do not group thousands.
    const heard = async () => (await heardTexts(page)).map((text) => text.replace(/\s/g, ''));
    await expect.poll(heard).toContain(total.replace(/\s/g, ''));

    if (agency.whatsapp) {
      const popup = page.waitForEvent('popup');
      await page.getByRole('link', { name: quoteWords.whatsapp.label }).last().click();
      const written = plainText(new URL((await popup).url()).searchParams.get('text') ?? '');
      await (await popup).close();
      const [greeting = ''] = quoteWords.whatsapp.text.split('\n');
      for (const text of [greeting, ...chosen.map(({ name }) => plainText(name)), ...own, plainText(total)])
        expect(written).toContain(text);
      expect(written).toMatch(/#choix=.*&monnaie=/);
    }

    await page.getByRole('link', { name: quoteWords.sheet.next.short }).click();
    await expect(form.name).toBeInViewport({ ratio: 1 });
    await fillIn(form, visitor);
    const message = await send(() => form.submit.click());
    for (const text of [...chosen.map(({ name }) => plainText(name)), ...own, plainText(visitor.message)])
      expect(message).toContain(text);
    expect(message).not.toContain(plainText(line(EARLY).name));
    const { names, readIn } = quoteWords.currencies;
    const read = fill(readIn, { currency: midSentence(names[currency]) });
    // What the browser posts by itself says no sum.
    expect(message).toMatch(patternOf(read, `${postedForms.currency} : ${names[currency]}`));
  });

  test(`scripts ${arrival}: what is missing is named at once, Enter adds and never sends, a change is what leaves`, async ({
    page,
  }) => {
    const { visitor, form, quote, send, posts, isLate } = await begin(page, devisPage, arrival);
    const focused = page.locator(':focus');
    await form.name.fill(visitor.name);
    await quote.custom.fill('Carte des agences');
    await form.submit.click();
    await expect(form.email.or(form.summary).and(focused)).toBeVisible();
    await expect(quote.chosen).toHaveCount(1);
    await form.email.fill(visitor.email);
    await quote.custom.press('Enter');
    await addCustom(page, 'Agenda');
    await page.clock.fastForward(12_000);
    await quote.custom.press('Enter');
    await expect(quote.chosen).toHaveCount(2);
    expect(posts).toEqual([]);
    await quote.custom.fill('Annuaire');
    const message = await send(
      () => form.submit.click(),
      async () => {
        await addCustom(page, 'Plan');
        await quote.custom.press('Enter');
      },
    );
    for (const text of ['Carte des agences', 'Agenda', 'Annuaire', ...(isLate ? ['Plan'] : [])])
      expect(message).toContain(text);
  });

  test(`scripts ${arrival}: a link entered in the open page is taken, and Enter in the e-mail sends it`, async ({
    page,
  }) => {
    const { visitor, form, quote, send } = await begin(page, devisPage, arrival);
    await quote.row(LATE).click();
    await page.evaluate((hash) => location.assign(hash), `#choix=${FIRST}.${MIDDLE}&plus=Agenda`);
    await expect(quote.chosen).toHaveCount(3);
    await expect(quote.box(LATE)).not.toBeChecked();
    await form.name.fill(visitor.name);
    await form.email.fill(visitor.email);
    const message = await send(() => form.email.press('Enter'));
    for (const text of [line(FIRST).name, line(MIDDLE).name, 'Agenda'])
      expect(message).toContain(plainText(text));
    expect(message).not.toContain(plainText(line(LATE).name));
  });

  test(`scripts ${arrival}: « ${formWords.draft.erase} » empties the form, and it stays so`, async ({
    page,
  }) => {
    const { form, quote, comeLate, posts } = await begin(page, devisPage, arrival);
    await quote.row(FIRST).click();
    await addCustom(page, 'Agenda');
    await form.name.fill('Awa');
    await form.form.getByRole('button', { name: formWords.draft.erase }).filter({ visible: true }).click();
    await comeLate();
    await expect(quote.chosen).toHaveCount(0);
    await expect(form.name).toHaveValue('');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(posts).toEqual([]);
  });

  test(`scripts ${arrival}: on ${contactPage.path} an offer taken away stays away, and its message leaves once`, async ({
    page,
  }) => {
    test.skip(offers.length === 0, 'there is no offer');
    const subject = asTyped(offerSubject(nth(offers, 0)));
    const hash = `#offre=${encodeURIComponent(subject)}`;
    const { visitor, form, send } = await begin(page, contactPage, arrival, hash);
    const about = form.form.getByRole('combobox');
    await expect(about).toHaveValue(subject);
    await about.selectOption('');
    await fillIn(form, visitor);
    const message = await send(() => form.submit.click());
    expect(message).toContain(plainText(visitor.message));
    expect(message).not.toContain(plainText(subject));
  });
}
