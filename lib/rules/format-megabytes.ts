/** A size in bytes as a reader thinks of it: `0,9 Mo`, never less than 0,1. */
export function formatMegabytes(bytes: number): string {
  const tenths = Math.max(1, Math.round(bytes / 100_000));
  return `${Math.floor(tenths / 10)},${tenths % 10}\u00a0Mo`;
}
