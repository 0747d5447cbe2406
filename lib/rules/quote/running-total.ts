import type { Currency, PriceList } from '@/content/types';
import { amountIn, currenciesOf, sayTotal, type Rates } from './currencies';

type Rules = { [selector: string]: string | Rules };

/** What holds until React looks after the form. */
const WAITING = 'form:not([data-ready])';

/** A counter in words: as `formatAmount` says it, but for the thousands, which scripts alone can group (mark-choices.ts). */
const SAID: Record<Currency, string> = {
  usd: '"$" counter(usd)',
  eur: 'counter(eur) "\u00a0€"',
  cfa: 'counter(cfa) "\u00a0FCFA"',
};

/**
 * Style rules, by selector, by which the browser itself reads prices in the chosen currency, always, and adds up the ticked
 * boxes in every currency until React does: each box counts its `data-price`, rounded once, and `data-total` shows the sum.
 * A currency is chosen by its box; where there are scripts `data-read` of the form says so (mark-choices.ts): with `:has()` each
 * tick would style every price anew. Where there are none, browsers have to say so (Chromium 120, Firefox 113, Safari 17). Amounts
 * stand in `bdi`, as nothing else does: a press styles anew whatever the last part of a selector names.
 */
export function runningTotalRules({ features, customPrice }: PriceList, rates: Rates): Rules {
  const currencies = currenciesOf(rates);
  const prices = [...new Set([...features.map(({ price }) => price), customPrice])];
  const counts = (price: number) =>
    currencies.map((each) => `${each} ${amountIn(each, price, rates)}`).join(' ');
  const others = currencies.filter((each) => each !== rates.base);
  // A price stands in all of them, in the room of the widest: whichever is seen moves nothing, and nothing is laid out anew, but for
  // a third equivalent, which takes the place of the second.
  const room = (each: Currency) => sayTotal([1_000], each, rates).length;
  const places = others
    .sort((one, other) => room(other) - room(one))
    .map((each, at) => ({ each, place: at > 0 ? '::after' : '::before' }));
  const readElsewise = (form: (currency: Currency) => string): Rules =>
    Object.assign({}, ...places.map(({ each, place }) => readIn(each, place, form(each))));
  return {
    [WAITING]: { 'counter-reset': currencies.join(' ') },
    ...Object.fromEntries(
      prices.map((price) => [`[data-price="${price}"]:checked`, { 'counter-increment': counts(price) }]),
    ),
    ...Object.fromEntries(
      places.map(({ each, place }) => [
        `.line-price${place}`,
        { content: `attr(data-${each})`, visibility: 'hidden' },
      ]),
    ),
    [`${WAITING} [data-total]::after`]: { content: SAID[rates.base] },
    [`${WAITING} [data-total]>bdi`]: { display: 'none' },
    ...readElsewise((each) => `form[data-read=${each}]`),
    '@media (scripting: none)': readElsewise((each) => `form:has([data-id=${each}]:checked)`),
    [`${WAITING} [data-total][data-total]:not([data-total=""])::after`]: { content: 'attr(data-total)' },
    [`${WAITING}:has([data-price]:checked) [data-total]`]: { '--about': '"≈\u00a0"' },
    [`${WAITING}:has([data-price]:checked) .quote-next`]: { display: 'inline-flex' },
    [`${WAITING}:has([data-price]:checked) .quote-hint`]: { display: 'none' },
  };
}

/** Rows show the price in this currency in place of the agency's own; until React, totals too. */
function readIn(currency: Currency, place: string, form: string): Rules {
  return {
    [`${form} [data-${currency}]>bdi`]: { visibility: 'hidden' },
    [`${form} [data-${currency}]${place}`]: {
      content: `attr(data-${currency})`,
      visibility: 'visible',
    },
    [`${form}:not([data-ready]) [data-total]::after`]: {
      content: `var(--about, "") ${SAID[currency]}`,
      'font-size': 'min(1em, 2.375rem)',
    },
  };
}
