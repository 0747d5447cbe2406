const NARROW_NO_BREAK_SPACE = '\u202f';

/** A whole number with a narrow no-break space between thousands, the same at the build and in every browser, as React asks. */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
}

/** A count in two figures at least: 07. */
export function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** A size in bytes as a reader thinks of it: `0,9 Mo`, never less than 0,1. */
export function formatMegabytes(bytes: number): string {
  const megabytes = Math.max(0.1, bytes / 1e6).toFixed(1);
  return `${megabytes.replace('.', ',')}\u00a0Mo`;
}
