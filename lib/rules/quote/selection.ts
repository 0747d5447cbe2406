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
