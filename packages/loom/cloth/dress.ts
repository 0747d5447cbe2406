import { clothSize, threadAt, weavePattern, type Cloth } from './cloth';
import { colourIndex, type ThreadColour } from './palette';
import { patterns, type PatternName } from './patterns';
import type { Random } from './random';

/** Neighbouring threads of given colours, from thread `at`; `null` leaves a thread as it is. */
export type Stripe = { at: number; colours: readonly (ThreadColour | null)[] };

/** Colours the warps of each stripe. */
export function dressWarps(cloth: Cloth, stripes: readonly Stripe[]): void {
  paint(cloth.warpColours, stripes);
}

/** Colours the wefts of each stripe. */
export function dressWefts(cloth: Cloth, stripes: readonly Stripe[]): void {
  paint(cloth.weftColours, stripes);
  paint(cloth.weftColoursBefore, stripes);
}

function paint(colours: Uint8Array, stripes: readonly Stripe[]): void {
  for (const stripe of stripes) {
    stripe.colours.forEach((colour, offset) => {
      if (colour !== null) colours[threadAt(stripe.at + offset)] = colourIndex(colour);
    });
  }
}

/** Weaves a patchwork: blocks of `size` threads (shortest, longest), each with a pattern drawn from the list. */
export function weavePatchwork(
  cloth: Cloth,
  random: Random,
  names: readonly [PatternName, ...PatternName[]],
  size: readonly [number, number],
): void {
  const columns = cutLength(random, size);
  for (const rows of cutLength(random, size)) {
    for (const column of columns) weavePattern(cloth, patterns[random.pick(names)], column, rows);
  }
}

function cutLength(random: Random, [shortest, longest]: readonly [number, number]): [number, number][] {
  const pieces: [number, number][] = [];
  for (let from = -clothSize / 2; from < clothSize / 2;) {
    const to = Math.min(from + random.whole(shortest, longest), clothSize / 2);
    pieces.push([from, to]);
    from = to;
  }
  return pieces;
}

/** Gives each thread a tone of its own, within `spread` of 1, as dye does. */
export function varyTones(cloth: Cloth, random: Random, spread: number): void {
  for (const tones of [cloth.warpTones, cloth.weftTones]) {
    for (let index = 0; index < clothSize; index++) tones[index] = random.between(1 - spread, 1 + spread);
  }
}
