import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import { tell, type Unlocated } from './mistake';
import { contentFiles, type SiteContent } from './site-content';
import { walkTexts } from './walk-texts';
import { wrongIds } from './wrong-ids';

const [CATALOGUE, OFFERS] = ['content/catalogue.ts', 'content/offers.ts'];

/** What is sold: whole prices, said nowhere otherwise, features each in a group of the page, one offer at most set above the others. */
export function priceMistakes(content: SiteContent): Unlocated[] {
  const { catalogue, featureCategories, offers } = content;
  const groups = `choisissez parmi ${featureCategories.join(', ')}, ou ajoutez-la dans content/categories.ts`;
  const comma = 'ce nom contient une virgule, qui sépare les lignes dans le message du devis';
  return [
    ...wrongPrices(CATALOGUE, 'catalogue', catalogue),
    ...wrongPrices(OFFERS, 'offers', offers),
    ...saidPrices(content),
    ...catalogue
      .filter(({ category }) => !featureCategories.includes(category))
      .map(({ id, category }) =>
        tell(
          CATALOGUE,
          `catalogue[${id}].category`,
          `« ${category} » n’est pas une catégorie du devis`,
          groups,
        ),
      ),
    ...catalogue
      .filter(({ name }) => name.includes(','))
      .map(({ id }) =>
        tell(CATALOGUE, `catalogue[${id}].name`, comma, 'remplacez-la par « et », ou par des parenthèses'),
      ),
    ...offers
      .filter(({ popular }) => popular)
      .slice(1)
      .map(({ id }) =>
        tell(
          OFFERS,
          `offers[${id}].popular`,
          'une autre offre est déjà mise en avant',
          'laissez true à une seule offre',
        ),
      ),
    ...wrongIds(CATALOGUE, 'catalogue', catalogue),
    ...wrongIds(OFFERS, 'offers', offers),
  ];
}

function wrongPrices(
  file: string,
  list: string,
  entries: readonly { id: string; priceUsd: number }[],
): Unlocated[] {
  return entries
    .filter(({ priceUsd }) => !(Number.isInteger(priceUsd) && priceUsd > 0))
    .map(({ id, priceUsd }) =>
      tell(
        file,
        `${list}[${id}].priceUsd`,
        `${priceUsd} n’est pas un prix`,
        'écrivez un nombre entier de dollars, par exemple 349',
      ),
    );
}

/** Prices in the words of the pages that nothing costs, as one that has changed since. */
function saidPrices(content: SiteContent): Unlocated[] {
  const { catalogue, offers } = content;
  const prices = [...catalogue, ...offers].map(({ priceUsd }) => priceUsd);
  return contentFiles(content).flatMap(([file, words]) =>
    walkTexts(words).flatMap(({ path, text }) =>
      [...text.matchAll(/\$(\d[\d\s]*\d|\d)/g)]
        .filter(
          ([, said = '']) => ![CUSTOM_FEATURE_PRICE_USD, ...prices].includes(Number(said.replace(/\s/g, ''))),
        )
        .map(([said]) =>
          tell(
            file,
            path,
            `dit « ${said} », et rien n’est à ce prix`,
            `reprenez celui de ${CATALOGUE} ou de ${OFFERS}`,
          ),
        ),
    ),
  );
}
