import type { Feature } from '@/content/types';

/** What a visitor has chosen: catalogue ids, and features described in their own words. */
export type QuoteSelection = { featureIds: readonly string[]; customFeatures: readonly string[] };

/** The catalogue's features that are selected, in catalogue order; unknown ids are dropped. */
export function selectedFeatures(featureIds: readonly string[], catalogue: readonly Feature[]): Feature[] {
  return catalogue.filter((feature) => featureIds.includes(feature.id));
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

/** What lines of the catalogue cost one by one, in whole US dollars. */
export function linesTotalUsd(featureIds: readonly string[], catalogue: readonly Feature[]): number {
  return quoteTotalUsd({ featureIds, customFeatures: [] }, catalogue);
}
