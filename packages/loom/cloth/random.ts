export type Random = {
  /** Next number in [0, 1). */
  next: () => number;
  /** Number in [low, high). */
  between: (low: number, high: number) => number;
  /** Whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  /** One item of a list that is never empty. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** Returns a generator whose numbers depend on the seed alone, on every machine. */
export function createRandom(seed: string): Random {
  let state = hashSeed(seed);

  function next(): number {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  function between(low: number, high: number): number {
    return low + (high - low) * next();
  }

  function whole(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(next() * items.length)] ?? items[0];
  }

  return { next, between, whole, pick };
}

function hashSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
