import type { Currency } from '@/content/types';
import type { Pairs } from '@/lib/rules/lead/form-pairs';
import { oneLine } from '@/lib/rules/lead/one-line';
import * as field from './fields';
import type { QuoteSelection } from './price';
import { quoteAnswersOf, type QuoteAnswers } from './quote-answers';

/** A longer name would not be read on an edge. */
const MAX_COMPANY_LENGTH = 40;

/**
 * A quote as a link tells it, with what it cost when the link was made, in whole units, where that is known; `left` is how many
 * own lines it has beyond the limit.
 */
export type QuoteLink = QuoteAnswers & { total: number | null; left: number };

type Told = QuoteSelection & { company?: string; currency?: Currency | null };

/** The page of the quote, with these lines of the catalogue ticked; it names no sender and no sum. */
export function quoteLink(featureIds: readonly string[]): string {
  return `/devis#${field.FEATURES_FIELD}=${featureIds.join('.')}`;
}

/** The fragment that holds a quote, empty without one; it never leaves the browser. */
export function formatQuoteLink(
  { featureIds, customFeatures, company, currency }: Told,
  total: number,
): string {
  if (featureIds.length + customFeatures.length === 0) return '';
  const fields = new URLSearchParams();
  if (featureIds.length > 0) fields.append(field.FEATURES_FIELD, featureIds.join('.'));
  customFeatures.forEach((text) => fields.append('plus', text));
  if (company) fields.append('pour', company.slice(0, MAX_COMPANY_LENGTH));
  if (currency) fields.append(field.CURRENCY_FIELD, currency);
  // Last, because it ends in a figure: messaging apps leave a final full stop out of a link.
  fields.append('total', String(total));
  return fields.toString();
}

/** What the fragment of an address chooses and fills in, by names and values; nothing when it holds no quote. */
export function linkedPairs(fields: URLSearchParams): Pairs {
  const ids = (fields.get(field.FEATURES_FIELD) || '').split('.').filter((id) => /^[\w-]+$/.test(id));
  const wishes = field.customFeaturesOf(fields.getAll('plus').map((text) => text.replace(/[\r\n]+/g, ' ')));
  const own = wishes.slice(0, field.MAX_CUSTOM_FEATURES);
  const company = (fields.get('pour') || '').replace(/\s+/g, ' ').trim();
  return ids.length + own.length === 0
    ? []
    : [
        ...Array.from(new Set(ids), (id) => [field.FEATURES_FIELD, id] as const),
        ...own.map((text) => [field.CUSTOM_FEATURES_FIELD, text] as const),
        [field.CURRENCY_FIELD, fields.get(field.CURRENCY_FIELD) || ''],
        ['company', company.slice(0, MAX_COMPANY_LENGTH)],
      ];
}

/** Reads the fragment of an address, dropping what is not right; null when it holds no quote. Never throws, whatever the text. */
export function parseQuoteLink(fragment: string): QuoteLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const pairs = linkedPairs(fields);
  const total = /^\d{1,9}$/.exec(fields.get('total') ?? '');
  if (pairs.length === 0) return null;
  const answers = quoteAnswersOf(pairs);
  const left = fields.getAll('plus').filter(oneLine).length - answers.customFeatures.length;
  return { ...answers, total: total && Number(total[0]), left };
}
