import { clothSize } from './cloth';
import type { Stripe } from './dress';
import type { ThreadColour } from './palette';
import type { Random } from './random';

/** A run of coloured threads as the weaver would wind it. */
export type Run = readonly ThreadColour[];

/** Runs for the warp: wide bands, as in strip-woven cloth. */
export const warpRuns = [
  ['teal', 'teal', 'ochre', 'ochre', 'teal', 'teal', 'ochre'],
  ['terracotta', 'terracotta'],
  ['white'],
  ['teal', 'teal', 'teal'],
  ['ochre', 'terracotta', 'ochre'],
] as const satisfies readonly [Run, ...Run[]];

/** Runs for the weft: rare lines across the bands. */
export const weftRuns = [
  ['ochre', 'ochre'],
  ['white'],
  ['terracotta', 'terracotta'],
  ['ochre'],
] as const satisfies readonly [Run, ...Run[]];

/** Grounds the runs stand out from: shades of indigo, so that blocks of the patchwork differ in depth. */
export const groundRuns = [
  ['indigo', 'indigo', 'indigo', 'indigo', 'indigo'],
  ['night', 'night', 'night'],
  ['indigo', 'night', 'indigo', 'night', 'indigo'],
  ['bright', 'indigo', 'indigo'],
] as const satisfies readonly [Run, ...Run[]];

/** Places runs all along the cloth with between `rest[0]` and `rest[1]` quiet threads after each. */
export function scatterRuns(
  random: Random,
  runs: readonly [Run, ...Run[]],
  rest: readonly [number, number],
): Stripe[] {
  const stripes: Stripe[] = [];
  for (let at = -clothSize / 2; at < clothSize / 2 - 9;) {
    const colours = random.pick(runs);
    stripes.push({ at, colours });
    at += colours.length + random.whole(rest[0], rest[1]);
  }
  return stripes;
}
