import type { Feature, PriceList } from '@/content/types';

/** What a visitor has chosen: catalogue ids, and features described in their own words. */
export type QuoteSelection = { featureIds: readonly string[]; customFeatures: readonly string[] };

/** One line of a quote: a feature by its id, or one in the visitor's own words by its position, without a category. */
export type QuoteLine = {
  id: string | number;
  name: string;
  price: number;
  category?: Feature['category'];
  weeks?: Feature['weeks'];
};

/** The catalogue's features that are selected, in catalogue order; unknown ids are dropped. */
export function selectedFeatures(featureIds: readonly string[], features: readonly Feature[]): Feature[] {
  return features.filter((feature) => featureIds.includes(feature.id));
}

/** The lines of a quote by category, in the order of the catalogue; the visitor's own features come last. */
export function quoteLines(selection: QuoteSelection, { features, customPrice }: PriceList): QuoteLine[] {
  const categories = features.map(({ category }) => category);
  const place = ({ category }: Feature) => categories.indexOf(category);
  const selected = selectedFeatures(selection.featureIds, features);
  return [
    ...selected.sort((one, other) => place(one) - place(other)),
    ...selection.customFeatures.map((name, id) => ({ id, name, price: customPrice })),
  ];
}

/** What some lines cost, in whole units of the agency's currency. */
export function costOf(lines: readonly Pick<QuoteLine, 'price'>[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}
