import { answersOf, textIn } from '@/lib/rules/lead/answers';
import { valuesOf, type Pairs } from '@/lib/rules/lead/form-pairs';
import { CURRENCIES } from './currencies';
import * as fields from './fields';

/** What a visitor has written and chosen in a quote. */
export type QuoteAnswers = ReturnType<typeof quoteAnswersOf>;

/** Reads what the form of a quote holds or posts; its currency is null for the agency's own. Never throws. */
export function quoteAnswersOf(pairs: Pairs) {
  const currency = textIn(pairs, fields.CURRENCY_FIELD);
  return {
    ...answersOf(pairs),
    featureIds: valuesOf(pairs, fields.FEATURES_FIELD),
    customFeatures: fields.customFeaturesOf(valuesOf(pairs, fields.CUSTOM_FEATURES_FIELD)),
    currency: CURRENCIES.find((known) => known === currency) ?? null,
  };
}
