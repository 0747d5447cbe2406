import type { Feature } from '@/content/types';
import { selectedFeatures, type QuoteSelection } from './selection';

/** Flat price of one custom feature, in whole US dollars (specification, section 9). */
export const CUSTOM_FEATURE_PRICE_USD = 100;

/** Estimated total in whole US dollars: selected catalogue prices plus a flat price for each custom feature. */
export function quoteTotalUsd(selection: QuoteSelection, catalogue: readonly Feature[]): number {
  return selectedFeatures(selection.featureIds, catalogue).reduce(
    (sum, feature) => sum + feature.priceUsd,
    CUSTOM_FEATURE_PRICE_USD * selection.customFeatures.length,
  );
}
