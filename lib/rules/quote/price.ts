import type { Feature } from '@/content/types';

/** What a visitor has chosen: catalogue ids, and features described in their own words. */
export type QuoteSelection = { featureIds: readonly string[]; customFeatures: readonly string[] };

/** The catalogue's features that are selected, in catalogue order; unknown ids are dropped. */
export function selectedFeatures(featureIds: readonly string[], catalogue: readonly Feature[]): Feature[] {
  return catalogue.filter((feature) => featureIds.includes(feature.id));
}

/** Whether two selections come to the same quote, in whatever order the features were chosen. */
export function isSameSelection(one: QuoteSelection, other: QuoteSelection): boolean {
  return (
    String([...one.featureIds].sort()) === String([...other.featureIds].sort()) &&
    one.customFeatures.join('\n') === other.customFeatures.join('\n')
  );
}

/** Flat price of one custom feature, in whole US dollars (specification, section 9). */
export const CUSTOM_FEATURE_PRICE_USD = 100;

/** Estimated total in whole US dollars: selected catalogue prices plus a flat price for each custom feature. */
export function quoteTotalUsd(selection: QuoteSelection, catalogue: readonly Feature[]): number {
  return selectedFeatures(selection.featureIds, catalogue).reduce(
    (sum, feature) => sum + feature.priceUsd,
    CUSTOM_FEATURE_PRICE_USD * selection.customFeatures.length,
  );
}
