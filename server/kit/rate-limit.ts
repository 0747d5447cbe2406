const MAX_ADDRESSES = 10_000;

/** Counts the requests of each address in a time: answers 0 to one that may pass, else in how many seconds; a limit of 0 has none. */
export function createRateLimit(max: number, timeMs = 60_000): (address: string) => number {
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  return (address) => {
    if (max === 0) return 0;
    const atMs = performance.now();
    const last = buckets.get(address) ?? { tokens: max, atMs };
    const tokens = Math.min(max, last.tokens + ((atMs - last.atMs) * max) / timeMs);
    const passes = tokens >= 1;

    // Deleted first, so that the map stays in the order of last use.
    buckets.delete(address);
    buckets.set(address, { tokens: passes ? tokens - 1 : tokens, atMs });
    // The one silent for longest goes first.
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest);

    return passes ? 0 : Math.max(1, Math.ceil(((1 - tokens) * timeMs) / max / 1000));
  };
}
