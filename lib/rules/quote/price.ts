import type { Feature } from '@/content/types';

/** What a visitor has chosen: catalogue ids, and features described in their own words. */
export type QuoteSelection = { featureIds: readonly string[]; customFeatures: readonly string[] };

/** One line of a quote: a feature by its id, or one in the visitor's own words by its position, without a category. */
export type QuoteLine = { id: string | number; name: string; priceUsd: number; category?: string };

/** The catalogue's features that are selected, in catalogue order; unknown ids are dropped. */
export function selectedFeatures(featureIds: readonly string[], catalogue: readonly Feature[]): Feature[] {
  return catalogue.filter((feature) => featureIds.includes(feature.id));
}

/** Flat price of one custom feature, in whole US dollars (docs/numbers-of-the-specification.md). */
export const CUSTOM_FEATURE_PRICE_USD = 100;

/** The lines of a quote by category, in the order of the catalogue; the visitor's own features come last. */
export function quoteLines(selection: QuoteSelection, catalogue: readonly Feature[]): QuoteLine[] {
  const categories = catalogue.map(({ category }) => category);
  const place = ({ category }: Feature) => categories.indexOf(category);
  const features = selectedFeatures(selection.featureIds, catalogue);
  const priceUsd = CUSTOM_FEATURE_PRICE_USD;
  return [
    ...features.sort((one, other) => place(one) - place(other)),
    ...selection.customFeatures.map((name, id) => ({ id, name, priceUsd })),
  ];
}

/** What is left once one of its lines is taken out. */
export function withoutLine({ featureIds, customFeatures }: QuoteSelection, id: QuoteLine['id']) {
  return {
    featureIds: featureIds.filter((other) => other !== id),
    customFeatures: customFeatures.filter((_, position) => position !== id),
  };
}

/** Estimated total in whole US dollars: what its lines come to. */
export function quoteTotalUsd(selection: QuoteSelection, catalogue: readonly Feature[]): number {
  return quoteLines(selection, catalogue).reduce((sum, { priceUsd }) => sum + priceUsd, 0);
}
