/** A size in bytes as a reader thinks of it: `0,9 Mo`, never less than 0,1. */
export function formatMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1e6)
    .toFixed(1)
    .replace('.', ',')}\u00a0Mo`;
}
