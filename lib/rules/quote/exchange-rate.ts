import type { ExchangeRate } from '@/content/types';

const DAY_MS = 24 * 60 * 60 * 1000;

/** After how many days a rate is worth renewing, and after how many it is no longer shown. */
export const WORN_DAYS = 90;
const STALE_DAYS = 365;

/** What a dollar is worth in euros; null once the rate is too old to be shown, on a day in milliseconds. */
export function livingRate(rate: ExchangeRate, now = Date.now()): number | null {
  return ageInDays(rate.date, now) > STALE_DAYS ? null : rate.eurPerUsd;
}

/** How many whole days ago a day (YYYY-MM-DD) was; negative for one to come. */
export function ageInDays(date: string, now: number): number {
  return Math.floor((now - Date.parse(date)) / DAY_MS);
}
