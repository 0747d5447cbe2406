import { type Page, test } from 'playwright/test';
import { catalogue } from '@/content/catalogue';
import { quoteWords } from '@/content/pages/devis';
import { fill } from '@/lib/rules/fill';
import { formatQuoteLink } from '@/lib/rules/quote/link';
import { OTHER, priceOf, sumOf } from './chosen';
import { devisPage } from './forms';
import { patternOf } from './plain-text';

/** Skips a story of a quote that has too few lines to choose from. */
export const wantLines = () => test.skip(catalogue.length < 5, 'the quote has fewer than five lines');

/** What a visitor finds on the quote page besides its form, by its label. */
export function quoteOn(page: Page) {
  wantLines();
  return {
    total: page.getByRole('status').filter({ hasText: patternOf(quoteWords.total) }),
    custom: page.getByRole('textbox', { name: quoteWords.custom.label }),
    chosen: page.getByRole('checkbox', { checked: true }),
    print: page.getByRole('button', { name: quoteWords.actions.print }),
    /** The choice of a currency that is not the agency's own. */
    other: page.getByRole('radio', { name: quoteWords.currencies.names[OTHER] }),
    /** The box of a feature, by its id. */
    box: (id: string) => page.locator(`[data-id="${id}"]`),
    /** The row of a feature, where visitors press. */
    row: (id: string) => page.locator(`label:has([data-id="${id}"])`),
    /** Every line of the receipt, folded ones too. */
    lines: page.locator(`ul[aria-label="${quoteWords.receipt.title}"] > li`),
  };
}

/** Adds a feature in the visitor's own words. */
export async function addCustom(page: Page, text: string): Promise<void> {
  await quoteOn(page).custom.fill(text);
  await quoteOn(page).custom.press('Enter');
}

/** A link to a quote, from somebody. */
export function linkTo(featureIds: string[], customFeatures: string[] = []) {
  wantLines();
  return `${devisPage.path}#${formatQuoteLink({ featureIds, customFeatures, company: 'Kora' }, sumOf(featureIds, customFeatures.length))}`;
}

/** What is said of such a link, of whatever lines. */
export const FROM_KORA = patternOf(fill(quoteWords.link.from, { name: 'Kora' }));

/** What is heard of the total of these, and so many of the visitor’s own. */
export const heardTotal = (featureIds: string[], customCount = 0) =>
  fill(quoteWords.total, { total: priceOf(featureIds, customCount) });

/** What is chosen: ids, and own words as they are. */
export const chosen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[data-price]:checked')].map(
      (box) => box.dataset.id ?? box.value,
    ),
  );
