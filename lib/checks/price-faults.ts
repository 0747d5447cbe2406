import { amount } from '@/content/say';
import type { Weeks } from '@/content/types';
import { costOf, selectedFeatures } from '@/lib/rules/quote/price';
import type { SiteContent } from '@/lib/content/gather-content';
import { faultsIn, type Faults } from './faults';

const WHOLE = 'écrivez un nombre entier, sans monnaie, par exemple 349';
const LESS = 'complétez-les, baissez le prix, ou videz la liste';
const OF_CATALOGUE = 'prenez un id de content/catalogue.ts, ou retirez celui-ci';
const notSold = (id: string) => `« ${id} » n’est pas une ligne du devis`;

/** How a sentence says a price in each currency. */
const SAID = {
  usd: /\$(\d[\d\s]*\d|\d)/g,
  eur: /(?<![\d.,])(\d[\d\s]*\d|\d)\s€/g,
  cfa: /(?<![\d.,])(\d[\d\s]*\d|\d)\sFCFA/g,
};

type Priced = readonly [file: string, field: string, price: number | null];

/** Prices are whole, and a sentence repeats only those that exist, of lines that do. */
export function* priceFaults({ catalogue, offers, services, ...content }: SiteContent): Faults {
  const priced: Priced[] = [
    ['catalogue.ts', 'customPrice', content.customPrice],
    ...catalogue.map(({ id, price }): Priced => ['catalogue.ts', `catalogue[${id}].price`, price]),
    ...offers.map(({ id, price }): Priced => ['offers.ts', `offers[${id}].price`, price]),
    ...services.map(({ id, startsAt = null }): Priced => [
      'services.ts',
      `services[${id}].startsAt`,
      startsAt,
    ]),
  ];
  const prices = priced.map(([, , price]) => price);
  for (const [file, field, price] of priced)
    if (price !== null && !(Number.isInteger(price) && price > 0))
      yield faultsIn(file)(field, `${price} n’est pas un prix`, WHOLE);
  for (const { file, field, text } of content.texts) {
    for (const [, id = ''] of text.matchAll(/\$([a-z][a-z0-9-]*)/g))
      yield { file, field, message: notSold(id), remedy: OF_CATALOGUE };
    // A budget to choose from is no price, nor is the capital of a company, nor what an announced promotion is compared with.
    if (/\.(choices\[|legal\.|notices\[)/.test(field)) continue;
    for (const [said, digits = ''] of text.matchAll(SAID[content.agency.currency])) {
      const message = `dit « ${said} », et rien n’est à ce prix`;
      const isPrice = prices.includes(Number(digits.replace(/\s/g, '')));
      if (!isPrice && !Object.values<unknown>(content.agency.legal).includes(text))
        yield {
          file,
          field,
          message,
          remedy: `prenez-le dans le catalogue : \${price('${catalogue[0]?.id}')}`,
        };
    }
  }
}

/** A delay has two ends, in whole weeks. */
export function* delayFaults({ catalogue, categoryWeeks }: SiteContent): Faults {
  const ofGroups = Object.entries(categoryWeeks);
  for (const { id, weeks } of catalogue) yield* delayFault('catalogue', `[${id}].weeks`, weeks);
  for (const [name, weeks] of ofGroups) yield* delayFault('categories', `.categoryWeeks.${name}`, weeks);
}

function* delayFault(list: string, field: string, weeks?: Weeks | null): Faults {
  const [fewest, most] = weeks ?? [1, 2];
  const isRight = fewest > 0 && fewest < most && [fewest, most].every(Number.isInteger);
  const fault = `${fewest} à ${most} semaines n’est pas un délai`;
  if (!isRight) yield faultsIn(`${list}.ts`, list)(field, fault, 'le moins, puis le plus : [3, 5]');
}

/**
 * Lines that an offer, a service or `insteadOf` names and nobody sells; a line in its own place; offers no cheaper than their
 * lines; more than one set above the others.
 */
export function* offerFaults({ catalogue, offers, services }: SiteContent): Faults {
  const named = [
    ...offers.map(({ id, lines }) => ['offers', `[${id}].lines`, lines] as const),
    ...services.map(({ id, lines }) => ['services', `[${id}].lines`, lines] as const),
    ...catalogue.map(
      ({ id, insteadOf = [] }) => ['catalogue', `[${id}].insteadOf`, [insteadOf].flat()] as const,
    ),
  ];
  for (const [list, field, lines] of named)
    for (const line of lines.filter((name) => !catalogue.some(({ id }) => id === name)))
      yield faultsIn(`${list}.ts`, list)(field, notSold(line), OF_CATALOGUE);
  for (const { id } of catalogue.filter(({ id, insteadOf }) => insteadOf === id))
    yield faultsIn('catalogue.ts')(`catalogue[${id}].insteadOf`, 'se remplace elle-même', OF_CATALOGUE);
  const popular = offers.find((offer) => offer.popular);
  for (const offer of offers) {
    const at = faultsIn('offers.ts', `offers[${offer.id}].`);
    const total = costOf(selectedFeatures(offer.lines, catalogue));
    const dear = `ses lignes coûtent ${amount(total)} une à une : le forfait n’est pas moins cher`;
    if (offer.lines.length > 0 && offer.price !== null && total <= offer.price) yield at('lines', dear, LESS);
    if (offer.popular && offer !== popular)
      yield at('popular', 'une autre offre est déjà mise en avant', 'laissez true à une seule offre');
  }
}
