import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import { tell, type Unlocated } from './mistake';
import { contentTexts, type SiteContent } from './site-content';
import { wrongIds } from './wrong-ids';

const [CATALOGUE, OFFERS] = ['content/catalogue.ts', 'content/offers.ts'];

/** What is sold: whole prices, those that the pages say among them, and one offer at most set above the others. */
export function priceMistakes(content: SiteContent): Unlocated[] {
  const { catalogue, offers } = content;
  const found = [...wrongIds(CATALOGUE, 'catalogue', catalogue), ...wrongIds(OFFERS, 'offers', offers)];
  const told = (...mistake: Parameters<typeof tell>) => void found.push(tell(...mistake));

  const sold = [
    ...catalogue.map(({ id, priceUsd }) => ({ file: CATALOGUE, at: `catalogue[${id}]`, priceUsd })),
    ...offers.map(({ id, priceUsd }) => ({ file: OFFERS, at: `offers[${id}]`, priceUsd })),
  ];
  const whole = 'écrivez un nombre entier de dollars, par exemple 349';
  for (const { file, at, priceUsd } of sold)
    if (!(Number.isInteger(priceUsd) && priceUsd > 0))
      told(file, `${at}.priceUsd`, `${priceUsd} n’est pas un prix`, whole);

  const comma = 'ce nom contient une virgule, qui sépare les lignes dans le message du devis';
  for (const { id, name } of catalogue)
    if (name.includes(','))
      told(CATALOGUE, `catalogue[${id}].name`, comma, 'remplacez-la par « et », ou par des parenthèses');

  const alone = 'une autre offre est déjà mise en avant';
  for (const { id } of offers.filter(({ popular }) => popular).slice(1))
    told(OFFERS, `offers[${id}].popular`, alone, 'laissez true à une seule offre');

  const prices = [CUSTOM_FEATURE_PRICE_USD, ...sold.map(({ priceUsd }) => priceUsd)];
  for (const { file, path, text } of contentTexts(content))
    for (const [said, digits = ''] of text.matchAll(/\$(\d[\d\s]*\d|\d)/g))
      if (!prices.includes(Number(digits.replace(/\s/g, ''))))
        told(file, path, `dit « ${said} », et rien n’est à ce prix`, `reprenez celui de ${CATALOGUE}`);
  return found;
}
