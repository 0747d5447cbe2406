import type { ContentFault } from '@/lib/rules/fault';
import { CUSTOM_FEATURE_PRICE_USD, linesTotalUsd } from '@/lib/rules/quote/price';
import { faultIn, type SiteContent } from './site-content';

const WHOLE = 'écrivez un nombre entier de dollars, par exemple 349';

/** Prices are whole, and a sentence repeats only those that exist, of lines that do. */
export function priceFaults({ catalogue, offers, services, texts }: SiteContent): ContentFault[] {
  const sold = [
    ...catalogue.map(({ id, priceUsd }) => ({ list: 'catalogue', id, priceUsd })),
    ...offers.map(({ id, priceUsd }) => ({ list: 'offers', id, priceUsd })),
    ...services.map(({ id, startsAtUsd = null }) => ({ list: 'services', id, priceUsd: startsAtUsd })),
  ].filter(({ priceUsd }) => priceUsd !== null);
  const prices = [CUSTOM_FEATURE_PRICE_USD, ...sold.map(({ priceUsd }) => priceUsd)];
  return [
    ...sold
      .filter(({ priceUsd }) => !(Number.isInteger(priceUsd) && Number(priceUsd) > 0))
      .map(({ list, id, priceUsd }) =>
        faultIn(`${list}.ts`, `${list}[${id}].priceUsd`, `${priceUsd} n’est pas un prix`, WHOLE),
      ),
    ...texts.flatMap(({ file, field, text }) =>
      [...text.matchAll(/\$([a-z][a-z0-9-]*)/g)].map(([, id]) => ({
        ...{ file, field, message: `« ${id} » n’est pas une ligne du devis` },
        remedy: 'prenez un id de content/catalogue.ts, ou retirez-le de la phrase',
      })),
    ),
    ...texts.flatMap(({ file, field, text }) =>
      [...text.matchAll(/\$(\d[\d\s]*\d|\d)/g)]
        .filter(([, digits = '']) => !prices.includes(Number(digits.replace(/\s/g, ''))))
        .map(([said]) => ({
          ...{ file, field, message: `dit « ${said} », et rien n’est à ce prix` },
          remedy: "prenez-le dans le catalogue : ${price('hosting')}",
        })),
    ),
  ];
}

/** What an offer or a service is made of: lines that exist, cheaper together, and one offer at most set above the others. */
export function offerFaults({ catalogue, offers, services }: SiteContent): ContentFault[] {
  const ids = catalogue.map(({ id }) => id);
  const lists = { offers, services };
  const unknown = Object.entries(lists).flatMap(([list, entries]) =>
    entries.flatMap(({ id, lines }) =>
      lines
        .filter((line) => !ids.includes(line))
        .map((line) =>
          faultIn(
            `${list}.ts`,
            `${list}[${id}].lines`,
            `« ${line} » n’est pas une ligne du devis`,
            'prenez les id de content/catalogue.ts',
          ),
        ),
    ),
  );
  const dear = offers.filter(
    ({ lines, priceUsd }) =>
      lines.length > 0 && priceUsd !== null && linesTotalUsd(lines, catalogue) <= priceUsd,
  );
  return [
    ...unknown,
    ...dear.map(({ id, lines }) =>
      faultIn(
        'offers.ts',
        `offers[${id}].lines`,
        `ses lignes coûtent $${linesTotalUsd(lines, catalogue)} une à une : le forfait n’est pas moins cher`,
        'complétez-les, baissez le prix, ou videz la liste',
      ),
    ),
    ...offers
      .filter(({ popular }) => popular)
      .slice(1)
      .map(({ id }) =>
        faultIn(
          'offers.ts',
          `offers[${id}].popular`,
          'une autre offre est déjà mise en avant',
          'laissez true à une seule offre',
        ),
      ),
  ];
}

/** Lists that would show an empty block, or say a thing twice. */
export function listFaults({ clients, offers, projects, services, stats }: SiteContent): ContentFault[] {
  const empty = Object.entries({ offers, projects, services }).flatMap(([list, entries]) =>
    entries
      .filter(({ features }) => features.length === 0)
      .map(({ id }) =>
        faultIn(`${list}.ts`, `${list}[${id}].features`, 'est vide', 'ajoutez-y une ligne au moins'),
      ),
  );
  const names = { clients, stats: stats.map(({ label }) => label) };
  const twice = Object.entries(names).flatMap(([list, all]) =>
    all
      .filter((name, index) => all.indexOf(name) < index)
      .map((name) => faultIn(`${list}.ts`, list, `« ${name} » y est deux fois`, 'gardez-en un')),
  );
  return [...empty, ...twice];
}
