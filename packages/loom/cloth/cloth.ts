import { colourIndex, type ThreadColour } from './palette';
import type { Pattern } from './patterns';
import type { Strand } from './lay-strand';

/** Threads in each direction before the cloth repeats; a power of two, so that wrapping is a mask. */
export const clothSize = 256;

/**
 * Everything a render needs to know about the threads. Warp `i` runs along v at u in [i, i + 1];
 * weft `j` runs along u at v in [j, j + 1]. Indices wrap every `clothSize` threads.
 */
export type Cloth = {
  warpColours: Uint8Array;
  weftColours: Uint8Array;
  /** Colour of a weft before its gap: differs while a new thread replaces an old one. */
  weftColoursBefore: Uint8Array;
  /** Height of the warp at crossing `j * clothSize + i`: 1 over, -1 under, 0 where it lies bare. */
  lift: Float32Array;
  /** Where each weft is missing, in cloth units and without wrapping; no gap when start >= end. */
  gapStarts: Float32Array;
  gapEnds: Float32Array;
  /** Small differences of width and tone between threads, around 1. */
  warpTones: Float32Array;
  weftTones: Float32Array;
  /** 1 for a warp that was left out of the loom. */
  missingWarps: Uint8Array;
  /** Threads that lie over the cloth without being part of it. */
  strands: Strand[];
};

/** Returns a cloth of one colour and one pattern, ready to be dressed. */
export function createCloth(pattern: Pattern, colour: ThreadColour = 'indigo'): Cloth {
  const cloth: Cloth = {
    warpColours: new Uint8Array(clothSize).fill(colourIndex(colour)),
    weftColours: new Uint8Array(clothSize).fill(colourIndex(colour)),
    weftColoursBefore: new Uint8Array(clothSize).fill(colourIndex(colour)),
    lift: new Float32Array(clothSize * clothSize),
    gapStarts: new Float32Array(clothSize).fill(1),
    gapEnds: new Float32Array(clothSize),
    warpTones: new Float32Array(clothSize).fill(1),
    weftTones: new Float32Array(clothSize).fill(1),
    missingWarps: new Uint8Array(clothSize),
    strands: [],
  };
  weavePattern(cloth, pattern);
  return cloth;
}

/** Position of a thread number in the tables, for numbers of any sign. */
export function threadAt(index: number): number {
  return index & (clothSize - 1);
}

/** Weaves a pattern over the crossings of warps [left, right) and wefts [top, bottom). */
export function weavePattern(
  cloth: Cloth,
  pattern: Pattern,
  [left, right]: [number, number] = [-clothSize / 2, clothSize / 2],
  [top, bottom]: [number, number] = [-clothSize / 2, clothSize / 2],
): void {
  for (let j = top; j < bottom; j++) {
    for (let i = left; i < right; i++) {
      cloth.lift[threadAt(j) * clothSize + threadAt(i)] = pattern(i, j) ? 1 : -1;
    }
  }
}

/** Threads over which a warp settles, from lying bare to holding the end of a weft. */
const settling = 1.4;

/** Takes weft `j` out between two positions: the warps it held lie bare there. */
export function cutWeft(cloth: Cloth, j: number, start: number, end: number): void {
  const row = threadAt(j);
  cloth.gapStarts[row] = start;
  cloth.gapEnds[row] = end;
  for (let i = -clothSize / 2; i < clothSize / 2; i++) {
    const held = Math.max(start - (i + 0.5), i + 0.5 - end) / settling;
    const at = row * clothSize + threadAt(i);
    cloth.lift[at] = (cloth.lift[at] ?? 0) * Math.min(Math.max(held, 0), 1);
  }
}
