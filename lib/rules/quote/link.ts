import type { Currency } from '@/content/types';
import { answersOf } from '@/lib/rules/lead/answers';
import { CURRENCY_FIELD, CUSTOM_FEATURES_FIELD, FEATURES_FIELD } from './fields';
import type { QuoteSelection } from './price';

/** A longer name would not be read on an edge. */
const MAX_COMPANY_LENGTH = 40;

/** A quote as a link tells it, with what it cost when the link was made, in whole units, where that is known. */
export type QuoteLink = QuoteSelection & {
  total: number | null;
  currency: Currency | null;
  /** The company it was made for, as the link says. */
  company: string;
};

type Told = QuoteSelection & { company?: string; currency?: Currency | null };

/** The fragment that holds a quote, empty without one; it never leaves the browser. */
export function formatQuoteLink(
  { featureIds, customFeatures, company, currency }: Told,
  total: number,
): string {
  if (featureIds.length + customFeatures.length === 0) return '';
  const fields = new URLSearchParams();
  if (featureIds.length > 0) fields.append('choix', featureIds.join('.'));
  customFeatures.forEach((text) => fields.append('plus', text));
  if (company) fields.append('pour', company.slice(0, MAX_COMPANY_LENGTH));
  if (currency) fields.append(CURRENCY_FIELD, currency);
  // Last, because it ends in a figure: messaging apps leave a final full stop out of a link.
  fields.append('total', String(total));
  return fields.toString();
}

/** What the fragment of an address chooses in a form, by names and values. */
export function linkedPairs(fields: URLSearchParams): [string, string][] {
  const ids = (fields.get('choix') || '').split('.').filter((id) => /^[\w-]+$/.test(id));
  const own = fields.getAll('plus').map((text) => text.replace(/[\r\n]+/g, ' '));
  const pairsOf = (name: string, values: readonly string[]) =>
    values.map((value): [string, string] => [name, value]);
  return ids.length + own.length === 0
    ? []
    : [
        ...pairsOf(FEATURES_FIELD, [...new Set(ids)]),
        ...pairsOf(CUSTOM_FEATURES_FIELD, own),
        ...pairsOf(CURRENCY_FIELD, fields.getAll(CURRENCY_FIELD).slice(0, 1)),
      ];
}

/** Whether what a device keeps ticks what a link does: the link is then its own, and says less than what is kept. */
export function isOwnLink(linked: readonly [string, string][], kept: readonly [string, string][]): boolean {
  const ticked = (pairs: readonly [string, string][]) =>
    String(pairs.flatMap(([field, value]) => (field === FEATURES_FIELD ? [value] : [])).sort());
  return kept.length > 0 && ticked(linked) === ticked(kept) && !linked.some(isOwnWords);
}

function isOwnWords([field]: readonly [string, string]): boolean {
  return field === CUSTOM_FEATURES_FIELD;
}

/** The company that the fragment of an address names, short and on one line. */
export function linkedCompany(fields: URLSearchParams): string {
  return (fields.get('pour') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_COMPANY_LENGTH);
}

/** Reads the fragment of an address, dropping what is not right; null when it holds no quote. Never throws, whatever the text. */
export function parseQuoteLink(fragment: string): QuoteLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const { featureIds, customFeatures, currency } = answersOf(linkedPairs(fields));
  const said = fields.get('total') ?? '';
  const total = /^\d{1,9}$/.test(said) ? Number(said) : null;
  if (featureIds.length + customFeatures.length === 0) return null;
  return { featureIds, customFeatures, currency, total, company: linkedCompany(fields) };
}
