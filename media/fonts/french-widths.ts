/** Share of each character in French text, in thousandths, spaces included. */
const shares = ` 165 e122 s66 a64 i61 n59 t59 r55 u51 l46 o45 d31 c27 p25 m25 é16 v13 f9 q9 ,9 .9 g8 ’8 b7 h6 x4 à4 j4
y3 è3 ê2 z1`;

/** Advance widths in 2048ths of an em, and the characters that have them. */
type Widths = Record<number, string>;

const systemWidths = {
  Arial: { 455: 'ijl’', 569: ' tf,.', 682: 'r', 1024: 'scvxyz', 1139: 'eanuodpéqgbhàèê', 1706: 'm' },
  'Arial Bold': {
    569: ' ijl’,.',
    682: 'tf',
    797: 'r',
    1024: 'z',
    1139: 'esacévxàyèê',
    1251: 'nuodpqgbh',
    1821: 'm',
  },
} as const satisfies Record<string, Widths>;

export type SystemFont = keyof typeof systemWidths;

/** Returns the average width of a character of French text, in ems, for a system font. */
export function systemAverageWidth(font: SystemFont): number {
  const widths = Object.entries(systemWidths[font]).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width) / 2048] as const),
  );
  const table = new Map(widths);
  return averageWidth((character) => table.get(character) ?? 0);
}

/** Averages the widths of characters as French uses them. */
export function averageWidth(widthOf: (character: string) => number): number {
  let sum = 0;
  let total = 0;
  for (const [, character = '', share] of shares.matchAll(/(\D)(\d+)\s?/g)) {
    sum += Number(share) * widthOf(character);
    total += Number(share);
  }
  return sum / total;
}
