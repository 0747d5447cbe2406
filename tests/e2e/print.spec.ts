import { execFileSync } from 'node:child_process';
import { catalogue, customPrice } from '@/content/catalogue';
import { agency } from '@/content/agency';
import { categoryWeeks } from '@/content/categories';
import { quoteWords } from '@/content/pages/devis';
import { fill, fillCount } from '@/lib/rules/fill';
import { ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { longestDelay, sayWeeks } from '@/lib/rules/quote/delay';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { FIRST, LAST, line, MIDDLE, OTHER, priceOf, sumOf } from '../support/chosen';
import { countPdfPages } from '../support/count-pdf-pages';
import { devisPage, fillIn, formOn, newVisitor } from '../support/forms';
import { holdScripts } from '../support/hold';
import { patternOf, plainText } from '../support/plain-text';
import { addCustom, quoteOn } from '../support/quote-page';
import { expect, open, test } from '../support/visit';

test('a quote of twenty-five lines is one page, and the longest goes on to a second', async ({ page }) => {
  for (const [lines, pages] of [
    [3, 1],
    [12, 1],
    [25, 1],
    [41, 2],
  ] as const) {
    // Lines in own words make its address long: few of them, as of a catalogue.
    if (lines > catalogue.length + 13) continue;
    const featureIds = catalogue.slice(0, lines - 1).map(({ id }) => id);
    const wishes = Array.from({ length: lines - featureIds.length }, (_, index) => `Souhait ${index}`);
    const quote = { featureIds, customFeatures: wishes };
    await page.goto('about:blank');
    await open(page, `${devisPage.path}#${formatQuoteLink(quote, 0)}`);
    await expect(quoteOn(page).print).toBeVisible();
    expect(
      countPdfPages(await page.pdf({ preferCSSPageSize: true })),
      `${lines} lines: a cloth less high, in heightAbove of printed-title.tsx, gives room`,
    ).toBe(pages);
  }
});

test('a printed quote says who, the day of the printing, what, how much, that it is an estimate, and where to find it again', async ({
  page,
}) => {
  const say = (...prices: number[]) => sayTotal(prices, OTHER, ratesOf(agency));
  const asked = { featureIds: [MIDDLE], customFeatures: ['Carte des agences'], company: 'Omega' };
  const link = formatQuoteLink({ ...asked, currency: OTHER }, sumOf([MIDDLE], 1));
  const { receipt, printed: words } = quoteWords;
  const delay = longestDelay([line(MIDDLE)], categoryWeeks);
  const terms = fill(words.terms, { day: '24 novembre 2026' });
  const edge = fill(quoteWords.edge.owned, {
    ...{ name: asked.company, lines: fillCount(quoteWords.lines, 2), day: '24 novembre 2026' },
    total: say(line(MIDDLE).price, customPrice),
  });
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00'));
  await open(page, devisPage.path);
  await quoteOn(page).box(MIDDLE).check();
  await addCustom(page, 'Carte des agences');
  await formOn(page, devisPage).company.fill('Omega');
  await quoteOn(page).other.check();
  await expect(page).toHaveURL(RegExp(`#choix=.*&monnaie=${OTHER}`));
  // Left open for days, then printed by its own button.
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00'));
  const printing = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve('printed'))));
  await quoteOn(page).print.click();
  expect(await printing).toBe('printed');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(terms)).toBeVisible();
  const printed = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  for (const said of [
    agency.name,
    agency.email,
    plainText(agency.whatsapp),
    plainText(terms),
    plainText(`${line(MIDDLE).name} ${say(line(MIDDLE).price)}`),
    plainText(`Carte des agences ${say(customPrice)}`),
    plainText(`${receipt.title} ${say(line(MIDDLE).price, customPrice)}`),
    plainText(receipt.terms),
    plainText(quoteWords.printed.pointPaper),
    ...(delay ? [plainText(sayWeeks(delay, quoteWords.delay))] : []),
    `${devisPage.path}#${link}`,
  ]) {
    expect(printed).toContain(said);
  }
  await expect(page.locator('[data-edge]:visible')).toHaveAttribute(
    'data-edge',
    new RegExp(patternOf(edge).source, 'i'),
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const isSent of [false, true])
  test(`a quote that has ${isSent ? 'left' : 'not left'} prints as it was composed`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/^console error/, /^failed request/);
    const form = formOn(page, devisPage);
    const expectPrinted = async () => {
      const input = await page.pdf({ preferCSSPageSize: true });
      const printed = plainText(execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString());
      expect(printed).toContain(plainText(line(FIRST).name));
      expect(printed).toContain(plainText(priceOf([FIRST])));
      expect(countPdfPages(input)).toBe(1);
    };
    await open(page, devisPage.path);
    await quoteOn(page).box(FIRST).check();
    await fillIn(form, newVisitor());
    await page.context().setOffline(!isSent);
    await form.submit.click();
    await expect(isSent ? form.success : form.failure).toBeVisible();
    await expectPrinted();
    if (!isSent) return;
    await expect(form.form).toBeVisible({ timeout: 10_000 });
    await expectPrinted();
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'under way' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a printed quote is what is ticked, own words and their sum, and nothing else of the catalogue', async ({
      page,
    }) => {
      await holdScripts(page);
      await page.goto(devisPage.path);
      for (const id of [FIRST, LAST]) await quoteOn(page).box(id).check();
      const lines = javaScriptEnabled ? [1] : Array.from({ length: 12 }, (_, at) => at);
      const wishes = lines.map((at) => `Carte des agences ${at},`);
      await quoteOn(page).custom.fill(wishes.join('\n'));
      if (javaScriptEnabled) await quoteOn(page).custom.press('Enter');
      const input = await page.pdf({ preferCSSPageSize: true });
      const bare = (text: string) => text.replace(/[\s\u2060]/g, '');
      const printed = bare(execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString());
      const total = priceOf([FIRST, LAST], javaScriptEnabled ? 1 : 0);
      for (const said of [line(FIRST).name, line(LAST).name, ...wishes, total])
        expect(printed).toContain(bare(said));
      expect(printed).not.toContain(bare(line(MIDDLE).name));
      expect(countPdfPages(input)).toBe(1);
    });
  });
