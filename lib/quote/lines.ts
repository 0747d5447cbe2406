import type { Feature } from '@/content/types';
import { CUSTOM_FEATURE_PRICE_USD } from './price';
import { selectedFeatures, type QuoteSelection } from './selection';

/** One line of a quote: a feature by its id, or a custom one by its position. */
export type QuoteLine = { choice: string | number; name: string; priceUsd: number };

export type QuoteLineGroup = { title: string; lines: QuoteLine[] };

/** The lines of a quote by category, in the order of the catalogue; the visitor's own features come last. */
export function quoteLines(selection: QuoteSelection, catalogue: readonly Feature[]): QuoteLineGroup[] {
  const features = selectedFeatures(selection.featureIds, catalogue);
  const categories = [...new Set(features.map(({ category }) => category))];
  return [
    ...categories.map((category) => ({
      title: category,
      lines: features
        .filter((feature) => feature.category === category)
        .map(({ id, name, priceUsd }) => ({ choice: id, name, priceUsd })),
    })),
    {
      title: 'Sur mesure',
      lines: selection.customFeatures.map((name, position) => ({
        choice: position,
        name,
        priceUsd: CUSTOM_FEATURE_PRICE_USD,
      })),
    },
  ].filter(({ lines }) => lines.length > 0);
}
