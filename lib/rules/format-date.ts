import { twoDigits } from './numbers';

/** The day of a visitor's device, in French long format (`15 mars 2024`). */
export function formatDay(day: Date): string {
  return day.toLocaleDateString('fr-FR', { dateStyle: 'long' });
}

/** A YYYY-MM-DD date, written the same way on one line, the same at build and in any browser. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  return date.replace(/ /g, '\u00a0');
}

/** An hour of the day as a sentence says it, where the reader is: `14 h 02`. */
export function formatTime(date: Date): string {
  return `${date.getHours()}\u00a0h\u00a0${twoDigits(date.getMinutes())}`;
}
