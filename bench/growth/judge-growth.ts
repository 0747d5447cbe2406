export type Point = { count: number; value: number };

/** How far above the straight line a figure may lie, for what a shared machine adds by chance. */
const TOLERANCE = 1.25;

/**
 * Whether the last step of a series cost no more, for each thing added, than the step before: `undefined` where fewer
 * than three sizes were measured. `freeBelow` is what nobody notices, whatever its growth.
 */
export function isLinear(points: readonly Point[], freeBelow = 0): boolean | undefined {
  const [first, second, last] = points.slice(-3);
  if (!first || !second || !last) return undefined;
  const slope = Math.max(0, (second.value - first.value) / (second.count - first.count));
  const expected = second.value + slope * (last.count - second.count);
  return last.value <= Math.max(freeBelow, expected * TOLERANCE);
}
