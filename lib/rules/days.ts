export const DAY_MS = 24 * 3_600_000;

/** How many whole days ago a day (YYYY-MM-DD) was; negative for one to come. */
export function ageInDays(date: string, now: number): number {
  return Math.floor((now - Date.parse(date)) / DAY_MS);
}

/** Whether a text is a day that exists, written YYYY-MM-DD. */
export function isIsoDate(date: string): boolean {
  const isRead = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return isRead && new Date(date).toISOString().startsWith(date);
}

/** What is said of a text that is no day, and the remedy. */
export function noDay(date: string): [message: string, remedy: string] {
  return [`« ${date} » n’est pas un jour qui existe`, 'écrivez-le AAAA-MM-JJ, par exemple 2026-11-21'];
}

/** The day it is in a zone written as in « GMT+1 », YYYY-MM-DD; in UTC where it is written otherwise. */
export function dayIn(zone: string, now = Date.now()): string {
  const [, hours = '0'] = /^(?:GMT|UTC)([+-]\d{1,2})$/.exec(zone.replace('−', '-')) ?? [];
  return new Date(now + Number(hours) * 3_600_000).toISOString().slice(0, 10);
}
