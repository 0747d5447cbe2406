const MAX_ADDRESSES = 10_000;

type Bucket = { tokens: number; atMs: number };

/**
 * A limit of `perMinute` requests for each address, in any distribution: an address at rest may send that many at once.
 * Returns a function that counts one request and answers 0 when it may pass, else in how many seconds the next may.
 * A limit of 0 lets everything pass. Memory is bounded: the address silent for longest is forgotten first.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number = Date.now,
): (address: string) => number {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  return (address) => {
    if (perMinute === 0) return 0;
    const atMs = now();
    const last = buckets.get(address) ?? { tokens: perMinute, atMs };
    const tokens = Math.min(perMinute, last.tokens + Math.max(0, atMs - last.atMs) * perMs);
    const passes = tokens >= 1;

    // Deleted first, so that the map stays in the order of last use.
    buckets.delete(address);
    buckets.set(address, { tokens: passes ? tokens - 1 : tokens, atMs });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest);

    return passes ? 0 : Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  };
}
