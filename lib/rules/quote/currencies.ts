import type { Agency, Currency } from '@/content/types';
import { ageInDays } from '../days';
import { groupThousands } from '../numbers';

/** The age in days from which a rate is worth renewing. */
export const WORN_DAYS = 90;
/** The age from which it is no longer shown. */
const STALE_DAYS = 365;

/** The parity of the CFA franc, fixed by treaty: francs for a euro. It needs no date. */
const CFA_PER_EUR = 655.957;

/** Every currency that can be said, in the order in which they follow the agency's own. */
export const CURRENCIES = ['cfa', 'eur', 'usd'] as const;

/** The currency that prices are written in, and what one unit of it is worth in each that can be said, itself first. */
export type Rates = { base: Currency; worth: Readonly<Partial<Record<Currency, number>>> };

/** The rates of an agency on a day in milliseconds; without the dollar, or with it alone, once its rate is too old. */
export function ratesOf(agency: Pick<Agency, 'currency' | 'exchangeRate'>, now = Date.now()): Rates {
  const { date, eurPerUsd } = agency.exchangeRate;
  const base = agency.currency;
  const perEuro = ageInDays(date, now) > STALE_DAYS ? null : eurPerUsd;
  const inEuros: Record<Currency, number | null> = { cfa: 1 / CFA_PER_EUR, eur: 1, usd: perEuro };
  const own = inEuros[base];
  const others = CURRENCIES.flatMap((currency): [Currency, number][] => {
    const unit = inEuros[currency];
    return currency === base || own === null || unit === null ? [] : [[currency, own / unit]];
  });
  return { base, worth: { [base]: 1, ...Object.fromEntries(others) } };
}

/** The currencies that prices can be read in, that of the agency first. */
export function currenciesOf({ worth }: Rates): Currency[] {
  return Object.keys(worth) as Currency[];
}

/** What a price comes to in a currency, rounded once: as it is written in its own, to 500 francs, to a whole euro or dollar. */
export function amountIn(currency: Currency, price: number, { base, worth }: Rates): number {
  const step = currency === 'cfa' ? 500 : 1;
  return currency === base ? price : Math.round((price * (worth[currency] ?? 0)) / step) * step;
}

/** `$1 600`, `≈ 1 378 €`, `≈ 904 000 FCFA`: an amount as it is shown, exact in the agency's own currency alone. */
export function formatAmount(amount: number, currency: Currency, { base }: Pick<Rates, 'base'>): string {
  const digits = groupThousands(amount);
  const said: Record<Currency, string> = {
    usd: `$${digits}`,
    eur: `${digits}\u00a0€`,
    cfa: `${digits}\u00a0FCFA`,
  };
  return currency === base ? said[currency] : `≈\u00a0${said[currency]}`;
}

/** What some lines come to in a currency, as it is shown: the sum of what each is rounded to, so that what is read adds up; nothing is exact. */
export function sayTotal(prices: readonly number[], currency: Currency, rates: Rates): string {
  const total = prices.reduce((sum, price) => sum + amountIn(currency, price, rates), 0);
  return formatAmount(total, currency, prices.some(Boolean) ? rates : { base: currency });
}

/** A price in every currency that can be said, the agency's own at the head; none without a price. */
export function sayInAll(price: number | null, rates: Rates): string[] {
  if (price === null) return [];
  return currenciesOf(rates).map((currency) => sayTotal([price], currency, rates));
}

/** An amount as programs and spreadsheets read it: `$1748`, `520 €`, `790000 FCFA`, after a plain space. */
export function plainAmount(amount: number, currency: Currency): string {
  return { usd: `$${amount}`, eur: `${amount} €`, cfa: `${amount} FCFA` }[currency];
}
