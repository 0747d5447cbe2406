import type { Currency, FormField, PriceList } from '@/content/types';
import { UNSPECIFIED } from '@/lib/rules/lead/contract';
import { asTyped } from '@/lib/rules/french-text';
import { otherLines } from '@/lib/rules/lead/answers';
import { plainAmount, sayTotal, type Rates } from './currencies';
import { costOf, quoteLines } from './price';
import type { QuoteAnswers } from './quote-answers';

/** What a quote's text needs besides the answers. */
export type QuoteMessageFacts = {
  fields: readonly FormField[];
  list: PriceList;
  rates: Rates;
  /** Such as « Prix lus en : franc CFA (≈ 790 000 FCFA) », with `{currency}` and `{total}`. */
  readIn: (currency: Currency, total: string) => string;
};

/** The text of a quote request, one labelled line each; amounts are plain digits (`$1748`), for spreadsheets. */
export function composeQuoteMessage(answers: QuoteAnswers, facts: QuoteMessageFacts): string {
  const { fields, list, rates, readIn } = facts;
  const { currency, customFeatures } = answers;
  const lines = quoteLines(answers, list);
  const names = lines.slice(0, lines.length - customFeatures.length).map(({ name }) => name);
  const prices = lines.map(({ price }) => price);
  const isOther = currency !== null && currency !== rates.base && prices.length > 0;
  return [
    `Nom : ${answers.name}`,
    `Email : ${answers.email}`,
    `Entreprise : ${answers.company || UNSPECIFIED}`,
    ...otherLines(fields, answers),
    `Fonctionnalités sélectionnées : ${asTyped(names.join(', ')) || 'Aucune fonctionnalité sélectionnée'}`,
    `Fonctionnalités personnalisées : ${customFeatures.join(', ') || 'Aucune fonctionnalité personnalisée'}`,
    `Total estimé : ${plainAmount(costOf(lines), rates.base)}`,
    ...(isOther ? [asTyped(readIn(currency, sayTotal(prices, currency, rates)))] : []),
    `Message : ${answers.message}`,
  ].join('\n');
}
