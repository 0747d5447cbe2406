import type { ExchangeRate } from '@/content/types';
import { isIsoDate } from './is-iso-date';

const FILE = 'content/rates.ts';
const DAY_MS = 24 * 60 * 60 * 1000;

/** After how many days a rate is worth renewing, and after how many it is no longer shown. */
const WORN_DAYS = 90;
const STALE_DAYS = 365;

/** A rate that is wrong: not a number, or from a day that does not exist or is yet to come. */
export function rateMistakes({ date, eurPerUsd }: ExchangeRate, now: number): string[] {
  return [
    ...(eurPerUsd > 0 && eurPerUsd < 10
      ? []
      : [`${FILE}: "exchangeRate.eurPerUsd" is no price of a dollar: ${eurPerUsd}`]),
    ...dateMistakes(date, now),
  ];
}

/** A rate that is worth renewing, and what has become of it. */
export function rateWarnings(rate: ExchangeRate, now: number): string[] {
  if (ageInDays(rate.date, now) <= WORN_DAYS) return [];
  const state = isStaleRate(rate, now) ? 'so old that prices show in dollars alone' : 'worth renewing';
  return [`${FILE}: "exchangeRate.date" is ${state}: ${rate.date}`];
}

/** Whether a rate is too old to be shown, on a day in milliseconds. */
export function isStaleRate({ date }: ExchangeRate, now = Date.now()): boolean {
  return ageInDays(date, now) > STALE_DAYS;
}

function dateMistakes(date: string, now: number): string[] {
  if (!isIsoDate(date)) return [`${FILE}: "exchangeRate.date" is no day written YYYY-MM-DD: ${date}`];
  // A day's grace: somewhere it is tomorrow already.
  return ageInDays(date, now) < -1 ? [`${FILE}: "exchangeRate.date" is yet to come: ${date}`] : [];
}

function ageInDays(date: string, now: number): number {
  return Math.floor((now - Date.parse(date)) / DAY_MS);
}
