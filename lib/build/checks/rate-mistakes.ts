import type { ExchangeRate } from '@/content/types';
import { isIsoDate, noDay } from './is-iso-date';
import { made, tell, type Unlocated } from './mistake';
import type { SiteContent } from './site-content';

const FILE = 'content/rates.ts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** After how many days a rate is worth renewing, and after how many it is no longer shown. */
const WORN_DAYS = 90;
const STALE_DAYS = 365;

/** A rate that is wrong: not a number, or from a day that does not exist or is yet to come. */
export function rateMistakes({ exchangeRate: { date, eurPerUsd } }: SiteContent, now: number): Unlocated[] {
  const [rate, day] = ['exchangeRate.eurPerUsd', 'exchangeRate.date'];
  const noPrice = `${eurPerUsd} n’est pas le prix d’un dollar en euros`;
  return made([
    !(eurPerUsd > 0 && eurPerUsd < 10) && tell(FILE, rate, noPrice, 'écrivez par exemple 0.86'),
    !isIsoDate(date) && tell(FILE, day, ...noDay(date)),
    // A day's grace: somewhere it is tomorrow already.
    ageInDays(date, now) < -1 &&
      tell(FILE, day, `${date} est à venir`, 'écrivez le jour où vous avez lu ce cours'),
  ]);
}

/** A rate that is worth renewing, and what has become of it. */
export function rateWarnings(rate: ExchangeRate, now: number): string[] {
  if (ageInDays(rate.date, now) <= WORN_DAYS) return [];
  const stale = 'si ancien que les prix ne s’affichent plus qu’en dollars';
  const state = isStaleRate(rate, now) ? stale : 'bon à renouveler';
  return [`${FILE} : exchangeRate.date : le cours du ${rate.date} est ${state}`];
}

/** Whether a rate is too old to be shown, on a day in milliseconds. */
export function isStaleRate({ date }: ExchangeRate, now = Date.now()): boolean {
  return ageInDays(date, now) > STALE_DAYS;
}

function ageInDays(date: string, now: number): number {
  return Math.floor((now - Date.parse(date)) / DAY_MS);
}
