const longDate = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day of a visitor's device, written the same way. */
export function formatDay(day: Date): string {
  return day.toLocaleDateString('fr-FR', { dateStyle: 'long' });
}

/** A YYYY-MM-DD date in French long format (`15 mars 2024`), the same at build and in any browser. */
export function formatDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}

/** An hour of the day as a sentence says it, where the reader is: `14 h 02`. */
export function formatTime(date: Date): string {
  return `${date.getHours()}\u00a0h\u00a0${String(date.getMinutes()).padStart(2, '0')}`;
}
