const MAX_ADDRESSES = 10_000;

type Bucket = { tokens: number; atMs: number };

/**
 * A limit of so many requests in a time for each address, in any distribution: one at rest may send all at once.
 * Returns a function that counts one request and answers 0 when it may pass, else in how many seconds the next may.
 * A limit of 0 lets everything pass. Memory is bounded: the address silent for longest is forgotten first.
 */
export function createRateLimit(max: number, timeMs = 60_000): (address: string) => number {
  const buckets = new Map<string, Bucket>();

  return (address) => {
    if (max === 0) return 0;
    const atMs = performance.now();
    const last = buckets.get(address) ?? { tokens: max, atMs };
    const tokens = Math.min(max, last.tokens + ((atMs - last.atMs) * max) / timeMs);
    const passes = tokens >= 1;

    // Deleted first, so that the map stays in the order of last use.
    buckets.delete(address);
    buckets.set(address, { tokens: passes ? tokens - 1 : tokens, atMs });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest);

    return passes ? 0 : Math.max(1, Math.ceil(((1 - tokens) * timeMs) / max / 1000));
  };
}
