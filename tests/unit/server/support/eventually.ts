import { expect } from 'vitest';

/** Reads again and again until what follows holds. The machine may be busy: what matters is that it comes. */
export function eventually<T>(read: () => T, timeout = 15_000) {
  return expect.poll(read, { timeout, interval: 10 });
}
