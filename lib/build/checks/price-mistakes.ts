import { CUSTOM_FEATURE_PRICE_USD } from '@/lib/rules/quote/price';
import { tell, type Unlocated } from './mistake';
import type { SiteContent } from './site-content';

const [CATALOGUE, OFFERS] = ['content/catalogue.ts', 'content/offers.ts'];
const NUMBERS = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** What is sold: whole prices, those that the pages say among them, and one offer at most set above the others. */
export function priceMistakes(content: SiteContent): Unlocated[] {
  const { catalogue, offers } = content;
  const sold = [
    ...catalogue.map(({ id, priceUsd }) => ({ file: CATALOGUE, at: `catalogue[${id}]`, priceUsd })),
    ...offers.map(({ id, priceUsd }) => ({ file: OFFERS, at: `offers[${id}]`, priceUsd })),
  ];
  const prices = [CUSTOM_FEATURE_PRICE_USD, ...sold.map(({ priceUsd }) => priceUsd)];
  const whole = 'écrivez un nombre entier de dollars, par exemple 349';
  const comma = 'ce nom contient une virgule, qui sépare les lignes dans le message du devis';
  const others = 'une autre offre est déjà mise en avant';
  const and = 'remplacez-la par « et », ou par des parenthèses';
  const again = `reprenez celui de ${CATALOGUE}`;
  const unpriced = sold.filter(({ priceUsd }) => !(Number.isInteger(priceUsd) && priceUsd > 0));
  const divided = catalogue.filter(({ name }) => name.includes(','));
  const alsoPopular = offers.filter(({ popular }) => popular).slice(1);
  return [
    ...unpriced.map(({ file, at, priceUsd }) =>
      tell(file, `${at}.priceUsd`, `${priceUsd} n’est pas un prix`, whole),
    ),
    ...divided.map(({ id }) => tell(CATALOGUE, `catalogue[${id}].name`, comma, and)),
    ...alsoPopular.map(({ id }) =>
      tell(OFFERS, `offers[${id}].popular`, others, 'laissez true à une seule offre'),
    ),
    ...content.texts.flatMap(({ file, path, text }) =>
      [...text.matchAll(/\$(\d[\d\s]*\d|\d)/g)]
        .filter(([, digits = '']) => !prices.includes(Number(digits.replace(/\s/g, ''))))
        .map(([said]) => tell(file, path, `dit « ${said} », et rien n’est à ce prix`, again)),
    ),
  ];
}

/** Texts that say how many there are of what the site lists, against the list: « Trois offres » while two are left. */
export function countMistakes(content: SiteContent): Unlocated[] {
  // « deux offres de site » counts some of them, which is the owner's to judge.
  const counted: [where: RegExp, noun: string, count: number, list: string][] = [
    [/pages/, 'offres(?!\\sde\\s)', content.offers.length, OFFERS],
    [/home/, 'métiers', content.expertise.length, 'content/expertise.ts'],
    [/pages\/(index|portfolio)/, 'projets', content.projects.length, 'content/projects.ts'],
    [/portfolio/, 'chiffres', content.stats.length, 'content/stats.ts'],
  ];
  return content.texts.flatMap(({ file, path, text }) =>
    counted
      .filter(([where]) => where.test(file))
      .flatMap(([, noun, count, list]) => {
        const said = new RegExp(`(?<!\\p{L})(${NUMBERS.join('|')})\\s${noun}(?!\\p{L})`, 'giu');
        const remedy = `écrivez « ${NUMBERS[count] ?? count} », ou changez ${list}`;
        return [...text.matchAll(said)]
          .filter(([, number = '']) => NUMBERS.indexOf(number.toLowerCase()) !== count)
          .map(([words]) => tell(file, path, `dit « ${words} », mais ${list} en compte ${count}`, remedy));
      }),
  );
}
