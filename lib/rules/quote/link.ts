import type { Currency } from '@/content/types';
import type { Pairs } from '@/lib/rules/lead/form-pairs';
import { oneLine } from '@/lib/rules/lead/contract';
import * as fields from './fields';
import type { QuoteSelection } from './price';
import { quoteAnswersOf, type QuoteAnswers } from './quote-answers';

/** A longer name would not be read on an edge. */
const shorten = (company: string) => Array.from(company).slice(0, 40).join('');

/**
 * A quote as a link tells it, with what it cost when the link was made, in whole units, where that is known; `left` is how many
 * own lines it has beyond the limit.
 */
export type QuoteLink = QuoteAnswers & { total: number | null; left: number };

type LinkedQuote = QuoteSelection & { company?: string; currency?: Currency | null };

/** The page of the quote, with these lines of the catalogue ticked; it names no sender and no sum. */
export function quoteLink(featureIds: readonly string[]): string {
  return `/devis#${fields.FEATURES_FIELD}=${featureIds.join('.')}`;
}

/** Whether a fragment tells more than its lines, as a service's own link does not: their sum, own words or a company. */
export const tellsMore = (fragment: string) => /[#&](total=\d|plus=[^&]|pour=[^&])/.test(fragment);

/** The fragment that holds a quote, empty without one; it never leaves the browser. */
export function formatQuoteLink(quote: LinkedQuote, total: number): string {
  const { featureIds, customFeatures, company, currency } = quote;
  if (featureIds.length + customFeatures.length === 0) return '';
  const params = new URLSearchParams();
  if (featureIds.length > 0) params.append(fields.FEATURES_FIELD, featureIds.join('.'));
  customFeatures.forEach((text) => params.append('plus', text));
  if (company) params.append('pour', shorten(company));
  if (currency) params.append(fields.CURRENCY_FIELD, currency);
  // Last, because it ends in a figure: messaging apps leave a final full stop out of a link.
  params.append('total', String(total));
  return params.toString();
}

/** What the fragment of an address chooses and fills in, by names and values; nothing when it holds no quote. */
export function linkedPairs(params: URLSearchParams): Pairs {
  const ids = (params.get(fields.FEATURES_FIELD) || '').split('.').filter((id) => /^[\w-]+$/.test(id));
  // One wish each: a break within one begins no other.
  const own = params.getAll('plus').map(oneLine).filter(Boolean).slice(0, fields.MAX_CUSTOM_FEATURES);
  const company = oneLine(params.get('pour') || '').replace(/\s+/g, ' ');
  if (ids.length + own.length === 0) return [];
  return [
    ...Array.from(new Set(ids), (id) => [fields.FEATURES_FIELD, id] as const),
    ...own.map((text) => [fields.CUSTOM_FEATURES_FIELD, text] as const),
    [fields.CURRENCY_FIELD, params.get(fields.CURRENCY_FIELD) || ''],
    ['company', shorten(company)],
  ];
}

/** Reads the fragment of an address, dropping what is not right; null when it holds no quote. Never throws, whatever the text. */
export function parseQuoteLink(fragment: string): QuoteLink | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const pairs = linkedPairs(params);
  const total = /^\d{1,9}$/.exec(params.get('total') ?? '');
  if (pairs.length === 0) return null;
  const answers = quoteAnswersOf(pairs);
  const left = params.getAll('plus').filter(oneLine).length - answers.customFeatures.length;
  return { ...answers, total: total && Number(total[0]), left };
}
