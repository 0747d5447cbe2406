import type { Unlocated } from './mistake';
import { repeatedIds } from './repeated-ids';
import type { SiteContent } from './site-content';

type Sold = Pick<SiteContent, 'catalogue' | 'featureCategories' | 'offers'>;

/** What is sold: whole prices, features each in a group of the page, one offer at most set above the others. */
export function priceMistakes({ catalogue, featureCategories, offers }: Sold): Unlocated[] {
  const ofFeature = (id: string, name: string) => ({
    file: 'content/catalogue.ts',
    field: `catalogue[${id}].${name}`,
  });
  return [
    ...wrongPrices('content/catalogue.ts', 'catalogue', catalogue),
    ...wrongPrices('content/offers.ts', 'offers', offers),
    ...catalogue
      .filter((feature) => !featureCategories.includes(feature.category))
      .map(({ id, category }) => ({
        ...ofFeature(id, 'category'),
        message: `« ${category} » n’est pas une catégorie du devis`,
        remedy: `choisissez parmi ${featureCategories.join(', ')}, ou ajoutez-la dans content/categories.ts`,
      })),
    ...catalogue
      .filter((feature) => feature.name.includes(','))
      .map(({ id }) => ({
        ...ofFeature(id, 'name'),
        message: 'ce nom contient une virgule, qui sépare les lignes dans le message du devis',
        remedy: 'remplacez-la par « et », ou par des parenthèses',
      })),
    ...offers
      .filter(({ popular }) => popular)
      .slice(1)
      .map(({ id }) => ({
        ...{ file: 'content/offers.ts', field: `offers[${id}].popular` },
        message: 'une autre offre est déjà mise en avant',
        remedy: 'laissez true à une seule offre',
      })),
    ...repeatedIds('content/catalogue.ts', 'catalogue', catalogue),
    ...repeatedIds('content/offers.ts', 'offers', offers),
  ];
}

function wrongPrices(
  file: string,
  list: string,
  entries: readonly { id: string; priceUsd: number }[],
): Unlocated[] {
  return entries
    .filter(({ priceUsd }) => !(Number.isInteger(priceUsd) && priceUsd > 0))
    .map(({ id, priceUsd }) => ({
      ...{ file, field: `${list}[${id}].priceUsd`, message: `${priceUsd} n’est pas un prix` },
      remedy: 'écrivez un nombre entier de dollars, par exemple 349',
    }));
}
