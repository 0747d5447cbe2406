/** Whether a text is a day that exists, written YYYY-MM-DD. */
export function isIsoDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(date)) &&
    new Date(date).toISOString().startsWith(date)
  );
}
