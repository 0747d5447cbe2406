import type { Currency } from '@/content/types';
import { answersOf, textIn, type Answers } from '@/lib/rules/lead/answers';
import { valuesOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { CURRENCIES } from './currencies';
import * as fields from './fields';
import type { QuoteSelection } from './price';

/** What a visitor has written and chosen in a quote. */
export type QuoteAnswers = Answers &
  QuoteSelection & {
    /** The currency that prices are read in; null for the agency's own. */
    currency: Currency | null;
  };

/** Reads what the form of a quote holds or posts. Never throws. */
export function quoteAnswersOf(pairs: Pairs): QuoteAnswers {
  const currency = textIn(pairs, fields.CURRENCY_FIELD);
  return {
    ...answersOf(pairs),
    featureIds: valuesOf(pairs, fields.FEATURES_FIELD),
    customFeatures: fields.customFeaturesOf(valuesOf(pairs, fields.CUSTOM_FEATURES_FIELD)),
    currency: CURRENCIES.find((known) => known === currency) ?? null,
  };
}
