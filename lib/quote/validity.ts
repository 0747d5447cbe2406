/** How long the prices of a printed quote hold, in days. */
export const VALID_DAYS = 30;

const longDay = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' });

/** A moment as a day in the visitor's own time, `21 novembre 2026`. */
export function formatDay(moment: Date): string {
  return longDay.format(moment);
}

/** The last day on which a quote printed at a moment holds. */
export function validUntil(moment: Date): Date {
  const last = new Date(moment);
  last.setDate(last.getDate() + VALID_DAYS);
  return last;
}
