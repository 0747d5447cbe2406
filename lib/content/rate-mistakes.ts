import type { ExchangeRate } from '@/content/types';
import { isIsoDate } from './is-iso-date';

const FILE = 'content/rates.ts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** After how many days a rate is worth renewing, and after how many it is too old to show. */
const WORN_DAYS = 90;
const STALE_DAYS = 365;

/** A rate that no page may show: not a number, from a day that does not exist or is yet to come, or of over a year ago. */
export function rateMistakes({ date, eurPerUsd }: ExchangeRate, now: number): string[] {
  return [
    ...(eurPerUsd > 0 && eurPerUsd < 10
      ? []
      : [`${FILE}: "exchangeRate.eurPerUsd" is no price of a dollar: ${eurPerUsd}`]),
    ...dateMistakes(date, now),
  ];
}

/** A rate that is worth renewing, though it may still be shown. */
export function rateWarnings({ date }: ExchangeRate, now: number): string[] {
  return ageInDays(date, now) > WORN_DAYS
    ? [`${FILE}: "exchangeRate.date" is more than ${WORN_DAYS} days ago: ${date}`]
    : [];
}

function dateMistakes(date: string, now: number): string[] {
  if (!isIsoDate(date)) return [`${FILE}: "exchangeRate.date" is no day written YYYY-MM-DD: ${date}`];
  // A day's grace: somewhere it is tomorrow already.
  if (ageInDays(date, now) < -1) return [`${FILE}: "exchangeRate.date" is yet to come: ${date}`];
  return ageInDays(date, now) > STALE_DAYS
    ? [`${FILE}: "exchangeRate.date" is more than a year ago: ${date}`]
    : [];
}

function ageInDays(date: string, now: number): number {
  return Math.floor((now - Date.parse(date)) / DAY_MS);
}
