import { repeatedIds } from './repeated-ids';
import type { SiteContent } from './site-content';

/** What is sold: whole prices, features each in a group of the page, one offer at most set above the others. */
export function priceMistakes({
  catalogue,
  featureCategories,
  offers,
}: Pick<SiteContent, 'catalogue' | 'featureCategories' | 'offers'>): string[] {
  const popular = offers.filter((offer) => offer.popular).length;
  return [
    ...wrongPrices('content/catalogue.ts', 'catalogue', catalogue),
    ...wrongPrices('content/offers.ts', 'offers', offers),
    ...catalogue
      .filter((feature) => !featureCategories.includes(feature.category))
      .map(
        ({ id }) =>
          `content/catalogue.ts: "catalogue[${id}].category" is not among the "featureCategories" of content/categories.ts`,
      ),
    ...catalogue
      .filter((feature) => feature.name.includes(','))
      .map(({ id }) => `content/catalogue.ts: "catalogue[${id}].name" must hold no comma`),
    ...(popular > 1
      ? [`content/offers.ts: "popular" must be true for one offer at most, not ${popular}`]
      : []),
    ...repeatedIds('content/catalogue.ts', catalogue),
    ...repeatedIds('content/offers.ts', offers),
  ];
}

function wrongPrices(
  file: string,
  list: string,
  entries: readonly { id: string; priceUsd: number }[],
): string[] {
  return entries
    .filter(({ priceUsd }) => !(Number.isInteger(priceUsd) && priceUsd > 0))
    .map(({ id }) => `${file}: "${list}[${id}].priceUsd" must be a whole number of dollars`);
}
