import {
  answersOf,
  CUSTOM_FEATURES_FIELD,
  FEATURES_FIELD,
  MAX_CUSTOM_FEATURES,
} from '@/lib/rules/lead/answers';
import type { QuoteSelection } from './price';

/** A longer name would not be read on an edge. */
const MAX_COMPANY_LENGTH = 60;

/** A quote as a link tells it, with what it cost when the link was made, in whole US dollars, where that is known. */
export type QuoteLink = QuoteSelection & {
  totalUsd: number | null;
  /** The company it was made for. */
  company: string;
};

/** The fragment that holds a quote, empty without one; it never leaves the browser. */
export function formatQuoteLink(selection: QuoteSelection & { company?: string }, totalUsd: number): string {
  const { featureIds, customFeatures, company } = selection;
  if (featureIds.length + customFeatures.length === 0) return '';
  const fields = new URLSearchParams();
  if (featureIds.length > 0) fields.append('choix', featureIds.join('.'));
  customFeatures.forEach((text) => fields.append('plus', text));
  if (company) fields.append('pour', company);
  // Last, because it ends in a figure: messaging apps leave a final full stop out of a link.
  fields.append('total', String(totalUsd));
  return fields.toString();
}

/** What the fragment of an address writes into a form, by names and values: a link must not add lines to the message. */
export function linkedPairs(fields: URLSearchParams): [string, string][] {
  const ids = (fields.get('choix') || '').split('.').filter((id) => /^[\w-]+$/.test(id));
  const texts = fields.getAll('plus').map((text) => text.replace(/[\r\n]+/g, ' '));
  return [
    ...[...new Set(ids)].map((id): [string, string] => [FEATURES_FIELD, id]),
    ...(texts.length
      ? [[CUSTOM_FEATURES_FIELD, texts.slice(0, MAX_CUSTOM_FEATURES).join('\n')] as [string, string]]
      : []),
  ];
}

/** Reads the fragment of an address, dropping what is not right; null when it holds no quote. Never throws, whatever the text. */
export function parseQuoteLink(fragment: string): QuoteLink | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const { featureIds, customFeatures } = answersOf(linkedPairs(fields));
  const total = fields.get('total') ?? '';
  const totalUsd = /^\d{1,9}$/.test(total) ? Number(total) : null;
  const company = (fields.get('pour') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_COMPANY_LENGTH);
  if (featureIds.length + customFeatures.length === 0) return null;
  return { featureIds, customFeatures, totalUsd, company };
}
