import { catalogue, customPrice } from '@/content/catalogue';
import { agency } from '@/content/agency';
import { featureCategories } from '@/content/categories';
import { forms } from '@/content/forms';
import { quoteWords } from '@/content/pages/devis';
import { fill, fillCount, midSentence } from '@/lib/rules/fill';
import { quoteAnswersOf } from '@/lib/rules/quote/quote-answers';
import { mailerBody } from '@/lib/rules/lead/contract';
import { ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { composeQuoteMessage } from '@/lib/rules/quote/message';
import { FIRST, LAST, line, MIDDLE, OTHER } from '../support/chosen';
import { devisPage, fillIn, formOn, newVisitor, watchMailer } from '../support/forms';
import { onlyMessageFrom } from '../support/mailbox';
import { plainText } from '../support/plain-text';
import { addCustom, quoteOn, wantLines } from '../support/quote-page';
import { setTextSize } from '../support/text-size';
import { expect, open, phone, scrollTo, test } from '../support/visit';

test.use(phone);
test.beforeEach(wantLines);

const WINDOWS = [
  [360, 640],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [1536, 730],
  [1920, 950],
] as const;

const asked = [FIRST, MIDDLE, LAST];

const { names } = quoteWords.currencies;

const ANNOUNCED = 'what is announced takes the room of a line';

/** Whether no bar lies over the lower edge of a row. */
function isBare(row: Element): boolean {
  const { left, width, bottom } = row.getBoundingClientRect();
  return row.contains(document.elementFromPoint(left + width / 2, bottom - 3));
}

test('what the ticks come to and the next step, which leads to the name, are in the first window, with three rows on a phone; its hem lights at each', async ({
  page,
}) => {
  test.skip(agency.notices.length > 0, ANNOUNCED);
  await open(page, devisPage.path);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      document.body.append(Object.assign(document.createElement('i'), { hidden: true, className: 'is-lit' }));
      return animate.apply(this, how);
    };
  });
  const next = page.getByRole('link', { name: quoteWords.sheet.next.short });
  await expect(next).toBeHidden();
  // Whose equivalents take a line more.
  await quoteOn(page).other.check();
  for (const [position, id] of asked.entries()) {
    await quoteOn(page).box(id).check();
    const count = page.getByText(fillCount(quoteWords.lines, position + 1)).filter({ visible: true });
    await expect(count.first()).toBeInViewport();
    await expect(page.locator('.is-lit')).toHaveCount(position + 1);
  }
  for (const { id } of catalogue.slice(0, 6)) await quoteOn(page).box(id).check();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 0);
    await expect(next, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    const over = (link: Element) => {
      const sheet = link.closest('.quote-sheet');
      return sheet && sheet.scrollHeight - sheet.clientHeight;
    };
    expect(await next.evaluate(over), `the sheet scrolls inside itself, ${width}×${height}`).toBe(0);
    if (width > 360) continue;
    const first = catalogue.filter(({ category }) => category === featureCategories[0]);
    for (const { id } of first.slice(0, 3))
      expect(await quoteOn(page).row(id).evaluate(isBare), id).toBe(true);
  }
  await next.click();
  const form = formOn(page, devisPage);
  await expect(form.name).toBeFocused();
  await expect(form.name).toBeInViewport({ ratio: 1 });
  const title = page.getByRole('heading', { name: quoteWords.form });
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await scrollTo(page, 0);
    await next.click();
    const { top, isUnderBar } = await title.evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return { top, isUnderBar: document.elementFromPoint(left + 2, top + 3) !== heading };
    });
    expect(top, `its form opens at its head, at ${width}`).toBeLessThan(740 / 4);
    expect(isUnderBar, `the bar covers its head, at ${width}`).toBe(false);
  }
});

test('on a laptop every way on from a long quote is in the window when it has focus', async ({ page }) => {
  const ids = catalogue.slice(0, 13).map(({ id }) => id);
  for (const [width, height] of [
    [1366, 657],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, `${devisPage.path}#choix=${ids.join('.')}`);
    const { copyLink, copyText, print } = quoteWords.actions;
    for (const name of [copyLink, copyText, print]) {
      const way = page.getByRole('button', { name });
      await way.focus();
      await expect(way).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('with letters twice as large a laptop’s first window shows a row of the quote', async ({ page }) => {
  test.skip(agency.notices.length > 0, ANNOUNCED);
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, devisPage.path);
  await setTextSize(page, 32);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  expect(await rows.first().evaluate(isBare)).toBe(true);
});

test('a quote arrives line by line, and is told with its sum once it has left', async ({ page }) => {
  await page.clock.install();
  const visitor = newVisitor();
  const customFeatures = ['Carte des agences', 'Carte des agences'];
  const rates = ratesOf(agency);
  const prices = [...asked.map((id) => line(id).price), customPrice, customPrice];
  const total = sayTotal(prices, OTHER, rates);
  const message = composeQuoteMessage(
    { ...quoteAnswersOf([]), ...visitor, featureIds: asked, customFeatures, currency: OTHER },
    {
      ...{ fields: forms.quote.fields, list: { features: catalogue, customPrice }, rates },
      readIn: () => fill(quoteWords.currencies.readIn, { currency: midSentence(names[OTHER]), total }),
    },
  );
  const body = mailerBody(forms.quote.subject, visitor, message, agency.senderName);
  const sent = watchMailer(page);
  await open(page, devisPage.path);
  await quoteOn(page).other.check();
  for (const id of [...asked].reverse()) await quoteOn(page).box(id).check();
  for (const text of customFeatures) await addCustom(page, ` ${text} `);
  const form = formOn(page, devisPage);
  await fillIn(form, visitor);
  await form.submit.click();
  await expect(form.success).toContainText(plainText(total));
  const edge = page.locator(`[data-edge*="${visitor.company}"]`).first();
  const { owned } = quoteWords.edge;
  const words = fill(owned, {
    name: visitor.company,
    total,
    lines: fillCount(quoteWords.lines, 5),
    day: '\0',
  }).split('\0');
  const woven = new RegExp(words.map((part) => part.replace(/[$.?*+()[\]{}|\\^]/g, '\\$&')).join('.+'));
  await expect(edge).toHaveCSS('content', woven, { pseudo: 'before' });

  expect(sent).toEqual([JSON.stringify(body)]);
  const mail = await onlyMessageFrom(visitor.email);
  expect(mail).toMatchObject({ subject: expect.stringContaining(forms.quote.subject), message });
  await page.clock.fastForward(5_000);
  await expect(form.left).toContainText(
    plainText(fill(quoteWords.sum, { lines: fillCount(quoteWords.lines, 5), total })),
  );
  await expect(form.left).toBeInViewport();
  await expect(page.getByText(quoteWords.sheet.hint), 'nothing stands over it').toBeHidden();
  await expect(quoteOn(page).chosen).toHaveCount(0);
});

test('own words that were taken out come back as they stood, ticked or not', async ({ page }) => {
  const { remove } = quoteWords.custom;
  const own = page.locator('input[value="Carte"]');
  await page.goto(devisPage.path);
  await addCustom(page, 'Carte');
  for (const isTicked of [true, false]) {
    await own.setChecked(isTicked);
    await page
      .getByRole('button', { name: fill(remove, { name: 'Carte' }) })
      .first()
      .click();
    await expect(own).toHaveCount(0);
    await page
      .getByRole('button', { name: quoteWords.receipt.undo })
      .filter({ visible: true })
      .first()
      .click();
    await expect(own).toBeChecked({ checked: isTicked });
  }
});
