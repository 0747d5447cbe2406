import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { customPrice } from '@/content/catalogue';
import { formWords } from '@/content/forms';
import { ratesOf, sayTotal } from '@/lib/rules/quote/currencies';
import { FIRST, LATE, line, MIDDLE, priceOf } from '../support/chosen';
import { countPdfPages } from '../support/count-pdf-pages';
import { answerTo, devisPage, fieldLabel, formPages, type FormPage } from '../support/forms';
import { plainText } from '../support/plain-text';
import { plainPath } from '../support/routes';
import { countsAsRowsSay, receiptAddsUp } from './in-page';
import type { Stage } from './journeys';
import type { Visitor } from './visitor';

const NAME = 'Awa Ndiaye';
const EMAIL = 'awa@client.example';
const MESSAGE = 'Bonjour, une boutique pour l’été ?';

/** What somebody does who writes: a message, or a quote. */
export function writingJourneys({ arrive, engine }: Stage) {
  test('ticks and own words count before the scripts and after them, in francs too, and the link holds the quote', async () => {
    const { site, visitor } = await arrive();
    const [one, other] = [line(MIDDLE), line(LATE)];
    site.suffer({ scripts: 'held' });
    await visitor.open(devisPage.path);
    await visitor.press('box', one.name);
    await visitor.has('link', 'Demander', 'form');
    await visitor.fill('Décrivez ce qui manque', 'Carte des agences');
    await visitor.key('Enter');
    await visitor.press('choice', 'Franc CFA');
    await visitor.until(() => visitor.page(countsAsRowsSay)).toBe('right');
    site.suffer({});
    await visitor.press('box', other.name);
    const [asked, rates] = [[one.price, other.price, customPrice], ratesOf(agency)];
    await visitor.sees(plainText(`Total estimé : ${sayTotal(asked, 'cfa', rates)}`));
    for (const currency of ['Euro', 'Dollar']) {
      await visitor.press('choice', currency);
      await visitor.until(() => visitor.page(receiptAddsUp)).toBe(`${asked.length} lines: right`);
    }
    const inDollars = (prices: number[]) => plainText(`Total estimé : ${sayTotal(prices, 'usd', rates)}`);
    await visitor.sees(inDollars(asked));
    const address = () => visitor.page(() => location.pathname + location.hash);
    await visitor.until(address).toMatch(RegExp(`${LATE}(?!.*monnaie)`));
    // Own words are in the link that one passes on, not in the address.
    const link = `${await address()}&plus=Carte+des+agences`;
    await visitor.press('box', other.name);
    await visitor.sees(inDollars([one.price, customPrice]));
    await visitor.open(plainPath);
    await visitor.open(link);
    await visitor.sees(inDollars(asked));
    await visitor.sees('Carte des agences');
  });

  test.for(formPages)('$path: refused, cut off, sent; no word is lost', async (formPage) => {
    const { site, visitor } = await arrive();
    await visitor.open(formPage.path);
    // Before its scripts the browser itself says what is missing.
    await visitor.press('button', formPage.submit);
    await visitor
      .until(() => visitor.page(() => document.querySelector('form[data-ready]') !== null))
      .toBe(true);
    await visitor.press('button', formPage.submit);
    await visitor
      .until(() => visitor.page(() => document.activeElement?.textContent))
      .toContain('à corriger');
    await fillIn(visitor, formPage);
    // As its last fault is mended the summary goes, and the button moves: it is pressed where it comes to lie.
    await visitor
      .until(() => visitor.page(() => document.querySelector('[aria-labelledby=erreurs-titre]') === null))
      .toBe(true);
    for (const mailer of ['refuses', 'cut'] as const) {
      site.suffer({ mailer });
      await visitor.press('button', formPage.submit);
      await visitor.inView('[role=alert]', formPage.failure);
      await visitor.press('button', 'Réessayer');
      await visitor.until(() => visitor.valueOf(fieldLabel('name'))).toBe(NAME);
      await visitor.inView('button', formPage.submit);
    }
    site.suffer({});
    await visitor.press('button', formPage.submit);
    await visitor.inView('[role=status]', formPage.sent);
    const [message, ...others] = await site.messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ address: EMAIL, name: NAME, text: expect.stringContaining(MESSAGE) });
  });

  test.for(formPages)('$path: a draft comes back after a reload, and can be erased', async (formPage) => {
    const { visitor } = await arrive();
    await visitor.open(formPage.path);
    await fillIn(visitor, formPage);
    await visitor.sees('gardé sur cet appareil');
    await visitor.reload();
    await visitor.sees('Brouillon restauré.');
    expect([await visitor.valueOf(fieldLabel('name')), await visitor.valueOf(fieldLabel('message'))]).toEqual(
      [NAME, MESSAGE],
    );
    await visitor.press('button', 'Effacer');
    await visitor.until(() => visitor.valueOf(fieldLabel('name'))).toBe('');
  });

  test('a quote is printed on one page', async ({ skip }) => {
    const driver = engine();
    if (!driver.print) return skip(`${driver.version} prints for nobody`);
    const { visitor } = await arrive();
    await visitor.open(`${devisPage.path}#choix=${FIRST}.${MIDDLE}&plus=Carte`);
    await visitor.sees(`Total estimé : ${plainText(priceOf([FIRST, MIDDLE], 1))}`);
    expect(countPdfPages(await driver.print())).toBe(1);
  });
}

/** The browser itself posts both forms. */
export function postingJourneys(arrive: Stage['arrive']) {
  test.for(formPages)(
    '$path: the browser itself posts the form, and the answer says it arrived',
    async (formPage) => {
      const { site, visitor } = await arrive();
      await visitor.open(formPage.path);
      await visitor.sees(plainText(formWords.withoutScript.posted));
      if (formPage === devisPage) {
        await visitor.press('box', line(FIRST).name);
        await visitor.press('choice', 'Franc CFA');
        await visitor.until(() => visitor.page(countsAsRowsSay)).toBe('right');
      }
      await fillIn(visitor, formPage);
      await visitor.press('button', formPage.submit);
      await visitor.sees('Votre message est bien arrivé.');
      const messages = await site.messages();
      expect(messages).toMatchObject([
        { address: EMAIL, name: NAME, text: expect.stringContaining(MESSAGE) },
      ]);
      if (formPage === devisPage) expect(messages[0]?.text).toContain(`$${line(FIRST).price}`);
    },
  );
}

/** Who writes, the message, and whatever else has to be said. */
async function fillIn(visitor: Visitor, { fields }: FormPage) {
  const texts: Record<string, string> = { name: NAME, email: EMAIL, message: MESSAGE };
  for (const { name, label, kind, required } of fields)
    if (texts[name] ?? required) await visitor.fill(label, texts[name] ?? answerTo(kind));
}
