const NARROW_NO_BREAK_SPACE = '\u202f';

/** A whole number with a narrow no-break space between thousands, the same at the build and in every browser, as React asks. */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
}
