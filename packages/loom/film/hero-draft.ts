import type { Stripe } from '../cloth/dress';
import type { PatternName } from '../cloth/patterns';

/** Wefts of one repeat of the cloth, which is one loop of the film. */
export const repeat = 12;

/** Bands of warps, where the pattern may change: first thread, and thread after the last. */
export const columnEdges: readonly [number, number][] = [
  [-40, -20],
  [-20, -10],
  [-10, -3],
  [-3, 1],
  [1, 9],
  [9, 14],
  [14, 21],
  [21, 40],
];

const rows: readonly PatternName[][] = [
  ['twill', 'weftFloats', 'twill', 'warpTwill', 'twill', 'weftTwill', 'plain', 'twillBack'],
  ['weftTwill', 'plain', 'twillBack', 'warpTwill', 'plain', 'twill', 'weftFloats', 'plain'],
  ['twill', 'twill', 'basket', 'warpFloats', 'warpTwill', 'plain', 'twillBack', 'weftFloats'],
];

/** Pattern of each band, weft by weft. */
export const draft: readonly (readonly PatternName[])[] = Array.from(
  { length: repeat },
  (_, weft) => rows[weft < 4 ? 0 : weft < 8 ? 1 : 2] ?? [],
);

/** Bands of coloured warps. */
export const warpStripes: readonly Stripe[] = [
  { at: -13, colours: ['teal', 'teal', 'indigo', 'teal'] },
  { at: -3, colours: ['terracotta', 'terracotta'] },
  { at: 1, colours: ['teal', 'teal', 'ochre', 'ochre', 'teal', 'teal', 'ochre'] },
  { at: 9, colours: ['white'] },
  { at: 15, colours: ['bright', 'bright'] },
  { at: 19, colours: ['terracotta'] },
];

/** Colours of single wefts, by their place in the repeat; the others are of the ground. */
export const weftStripes: readonly Stripe[] = [
  { at: 0, colours: ['night'] },
  { at: 2, colours: ['ochre'] },
  { at: 3, colours: ['ochre'] },
  { at: 5, colours: ['bright'] },
  { at: 7, colours: ['white'] },
  { at: 8, colours: ['night'] },
  { at: 10, colours: ['terracotta'] },
];
