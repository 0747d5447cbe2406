import { CUSTOM_FEATURE_PRICE_USD, quoteTotalUsd } from '@/lib/rules/quote/price';
import type { SiteContent } from '@/lib/content/gather-content';
import { faultsIn, type Faults } from './faults';

const WHOLE = 'écrivez un nombre entier de dollars, par exemple 349';
const LESS = 'complétez-les, baissez le prix, ou videz la liste';
const OF_CATALOGUE = 'prenez un id de content/catalogue.ts, ou retirez-le de la phrase';

/** Prices are whole, and a sentence repeats only those that exist, of lines that do. */
export function* priceFaults({ catalogue, offers, services, texts }: SiteContent): Faults {
  const priced = services.map(({ id, startsAtUsd = null }) => ({ id, priceUsd: startsAtUsd }));
  const prices = [CUSTOM_FEATURE_PRICE_USD];
  for (const [list, entries] of Object.entries({ catalogue, offers, services: priced }))
    for (const { id, priceUsd } of entries) {
      if (priceUsd === null) continue;
      prices.push(priceUsd);
      const at = faultsIn(`${list}.ts`, `${list}[${id}].priceUsd`);
      if (!Number.isInteger(priceUsd) || priceUsd <= 0) yield at('', `${priceUsd} n’est pas un prix`, WHOLE);
    }
  for (const { file, field, text } of texts) {
    for (const [, id] of text.matchAll(/\$([a-z][a-z0-9-]*)/g))
      yield { file, field, message: `« ${id} » n’est pas une ligne du devis`, remedy: OF_CATALOGUE };
    // A budget to choose from is no price.
    if (field.includes('.choices[')) continue;
    for (const [said, digits = ''] of text.matchAll(/\$(\d[\d\s]*\d|\d)/g)) {
      const message = `dit « ${said} », et rien n’est à ce prix`;
      if (!prices.includes(Number(digits.replace(/\s/g, ''))))
        yield { file, field, message, remedy: "prenez-le dans le catalogue : ${price('hosting')}" };
    }
  }
}

/** An article that leads to a quote with a line that is sold no more. */
export function* articleFaults({ articles, catalogue }: SiteContent): Faults {
  for (const { id, title, content } of articles)
    for (const [, lines = ''] of content.matchAll(/\/devis#choix=([\w.-]+)/g))
      for (const line of lines
        .split('.')
        .filter((each) => !catalogue.some((feature) => feature.id === each))) {
        const message = `« ${title} » mène à « ${line} », qui n’est plus une ligne du devis`;
        yield faultsIn(`articles (id: ${id})`)('', message, 'corrigez le lien dans son article.md');
      }
}

/** What an offer or a service is made of: lines that exist, cheaper together, and one offer at most set above the others. */
export function* offerFaults({ catalogue, offers, services }: SiteContent): Faults {
  for (const [list, entries] of Object.entries({ offers, services }))
    for (const { id, lines } of entries)
      for (const line of lines.filter((each) => !catalogue.some((feature) => feature.id === each))) {
        const at = faultsIn(`${list}.ts`, `${list}[${id}].lines`);
        yield at('', `« ${line} » n’est pas une ligne du devis`, 'prenez les id de content/catalogue.ts');
      }
  const popular = offers.find((offer) => offer.popular);
  for (const offer of offers) {
    const at = faultsIn('offers.ts', `offers[${offer.id}].`);
    const total = quoteTotalUsd({ featureIds: offer.lines, customFeatures: [] }, catalogue);
    const dear = `ses lignes coûtent $${total} une à une : le forfait n’est pas moins cher`;
    if (offer.lines.length > 0 && offer.priceUsd !== null && total <= offer.priceUsd)
      yield at('lines', dear, LESS);
    if (offer.popular && offer !== popular)
      yield at('popular', 'une autre offre est déjà mise en avant', 'laissez true à une seule offre');
  }
}

/** Lists that would show an empty block. */
export function* listFaults({ offers, projects, services }: SiteContent): Faults {
  for (const [list, entries] of Object.entries({ offers, projects, services }))
    for (const { id, features } of entries)
      if (features.length === 0)
        yield faultsIn(`${list}.ts`)(`${list}[${id}].features`, 'est vide', 'ajoutez-y une ligne au moins');
}
