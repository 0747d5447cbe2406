export type Backoff = { baseMs: number; capMs: number };

/**
 * How long to wait after the given number of failures in a row (1, 2, …), in milliseconds: doubling from the base to
 * the cap, of which a random half is left out, so that senders that failed together do not come back together.
 */
export function backoffMs(
  failures: number,
  { baseMs, capMs }: Backoff,
  random: () => number = Math.random,
): number {
  const fullMs = Math.min(capMs, baseMs * 2 ** (failures - 1));
  return fullMs * (0.5 + random() / 2);
}
