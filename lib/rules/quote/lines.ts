import type { Feature } from '@/content/types';
import { CUSTOM_FEATURE_PRICE_USD, selectedFeatures, type QuoteSelection } from './price';

/** One line of a quote: a feature by its id, or a custom one by its position. */
export type QuoteLine = { id: string | number; name: string; priceUsd: number; category?: string };

/** Lines of a category; those in the visitor's own words have none. */
export type QuoteLineGroup = { title: string | null; lines: QuoteLine[] };

/** The lines of a quote by category, in the order of the catalogue; the visitor's own features come last. */
export function quoteLines(selection: QuoteSelection, catalogue: readonly Feature[]): QuoteLineGroup[] {
  const features = selectedFeatures(selection.featureIds, catalogue);
  const titles = [...new Set<string>(features.map(({ category }) => category))];
  const groups = titles.map((title) => ({
    title,
    lines: features.filter(({ category }) => category === title) as QuoteLine[],
  }));
  const priceUsd = CUSTOM_FEATURE_PRICE_USD;
  const custom = selection.customFeatures.map((name, id) => ({ id, name, priceUsd }));
  return custom.length > 0 ? [...groups, { title: null, lines: custom }] : groups;
}
