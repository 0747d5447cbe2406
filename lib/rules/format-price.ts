const NARROW_NO_BREAK_SPACE = '\u202f';

/** Whole US dollars as shown to a reader: `$349`, `$1 600` with a narrow no-break space between thousands. */
export function formatPrice(priceUsd: number): string {
  return `$${groupThousands(priceUsd)}`;
}

/** A whole number with a narrow no-break space between thousands. */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
}
