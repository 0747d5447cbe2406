/** The class of each colour that a thread may have (tailwind.config.ts writes its rule), and that of what is undyed. */
export const DYES = {
  'dye-0': ['lavender-thread'],
  'dye-1': ['ochre'],
  'dye-2': ['terracotta-thread'],
  'dye-3': ['teal'],
  // Two plies twisted: told apart from the others by their pattern too, whoever looks.
  'dye-4': ['ochre', 'indigo-thread'],
  'dye-5': ['terracotta-light'],
  'dye-6': ['lavender'],
  'dye-7': ['lavender', 'teal'],
  'dye-none': ['white'],
} as const;

/** The class of a category's colour, by its place among the categories; what has none is undyed. */
export function dyeOf(position: number): string {
  const classes = Object.keys(DYES);
  return (position < 0 ? undefined : classes[position % (classes.length - 1)]) ?? 'dye-none';
}

/** The class of the first ply of a thread, alone. */
export function firstPly(dye?: string): string | undefined {
  const dyes = Object.entries(DYES);
  const [first] = dyes.find(([name]) => name === dye)?.[1] ?? [];
  return dyes.find(([, plies]) => plies[0] === first && plies.length === 1)?.[0];
}

/** How broad a thread is, in pixels, from `fewest` to `most`: by the root of its price, so that the smallest is seen beside the dearest. */
export function threadBreadth(price: number, dearest: number, fewest: number, most: number): number {
  return Math.round(fewest + (most - fewest) * Math.sqrt(price / dearest));
}
