/** The class of each colour that a thread may have (tailwind.config.ts writes its rule), and that of what is undyed. */
export const DYES = {
  'dye-0': 'lavender-thread',
  'dye-1': 'ochre',
  'dye-2': 'terracotta-thread',
  'dye-3': 'teal',
  'dye-4': 'ochre-light',
  'dye-5': 'terracotta-light',
  'dye-6': 'lavender',
  'dye-7': 'control',
  'dye-none': 'white',
} as const;

/** The class of a category's colour, by its place among the categories; what has none is undyed. */
export function dyeOf(position: number): string {
  const classes = Object.keys(DYES);
  return (position < 0 ? undefined : classes[position % (classes.length - 1)]) ?? 'dye-none';
}
