import type { Feature } from '@/content/types';
import {
  answersOf,
  CUSTOM_FEATURES_FIELD,
  FEATURES_FIELD,
  MAX_CUSTOM_FEATURES,
} from '@/lib/rules/lead/answers';
import { CUSTOM_FEATURE_PRICE_USD, quoteTotalUsd, type QuoteSelection, selectedFeatures } from './price';

/** A longer name would not be read on an edge. */
const MAX_COMPANY_LENGTH = 60;

/** A quote as a link tells it, with what it cost when the link was made, in whole US dollars, where that is known. */
export type QuoteLink = QuoteSelection & {
  totalUsd: number | null;
  prices: string | null;
  /** The company it was made for. */
  company: string;
};

/** The fragment that holds a quote, empty without one; it never leaves the browser. `prices`: what the total was made from. */
export function formatQuoteLink(
  selection: QuoteSelection & { company?: string },
  totalUsd: number,
  prices: string,
): string {
  const { featureIds, customFeatures, company } = selection;
  if (featureIds.length + customFeatures.length === 0) return '';
  const fields = new URLSearchParams();
  if (featureIds.length > 0) fields.append('choix', featureIds.join('.'));
  customFeatures.forEach((text) => fields.append('plus', text));
  if (company) fields.append('pour', company);
  // Last, because it ends in a letter or a figure: messaging apps leave a final full stop out of a link.
  fields.append('total', String(totalUsd));
  fields.append('prix', prices);
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
  return { featureIds, customFeatures, totalUsd, prices: fields.get('prix'), company };
}

/** A few characters that change whenever a price or an id does: what a link was priced from. */
export function pricesVersion(catalogue: readonly Feature[]): string {
  const prices = catalogue.map(({ id, priceUsd }) => `${id}=${priceUsd}`).sort();
  let hash = CUSTOM_FEATURE_PRICE_USD;
  for (const character of prices.join()) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** What has changed since a link was made: how many of its features are gone, and what it comes to where that may differ. */
export type LinkNews = { dropped: number; nowUsd: number | null; company: string };

/** What whoever opens a link should know of it. */
export function linkNews(link: QuoteLink, catalogue: readonly Feature[], prices: string): LinkNews {
  const dropped = link.featureIds.length - selectedFeatures(link.featureIds, catalogue).length;
  const nowUsd = quoteTotalUsd(link, catalogue);
  // A total that differs under the same prices was not written by this site; none that a link names is repeated, because
  // anybody can write one.
  const hasMoved = link.prices !== prices && link.totalUsd !== nowUsd;
  return { dropped, nowUsd: hasMoved ? nowUsd : null, company: link.company };
}
