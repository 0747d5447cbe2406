/** Tells whether the warp thread `i` passes over the weft thread `j`. */
export type Pattern = (i: number, j: number) => boolean;

/** Remainder that stays positive for negative numbers. */
function wrap(value: number, period: number): number {
  return ((value % period) + period) % period;
}

/** The drafts every cloth picks from; all repeat within 16 threads so that the 256-thread cloth closes on itself. */
export const patterns = {
  plain: (i, j) => wrap(i + j, 2) === 0,
  basket: (i, j) => wrap((i >> 1) + (j >> 1), 2) === 0,
  twill: (i, j) => wrap(i + j, 4) < 2,
  twillBack: (i, j) => wrap(i - j, 4) < 2,
  herringbone: (i, j) => wrap((wrap(i, 16) < 8 ? i : -i) + j, 4) < 2,
  diamond: (i, j) => wrap(Math.abs(wrap(i, 8) - 4) + Math.abs(wrap(j, 8) - 4), 4) < 2,
  weftFloats: (i, j) => wrap(i + 3 * j, 8) === 0,
  warpFloats: (i, j) => wrap(i + 3 * j, 8) !== 0,
  weftTwill: (i, j) => wrap(i + j, 4) === 0,
  warpTwill: (i, j) => wrap(i - j, 4) !== 0,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;
