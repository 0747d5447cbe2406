/** What stands in the way of a site, and what to do about it; in French, for its owner. */
export type Fault = { said: string; remedy: string };

/** Faults that one thing mends. */
export function faults(remedy: string, said: readonly string[]): Fault[] {
  return said.map((one) => ({ said: one, remedy }));
}

/** A fault where a condition does not hold. */
export function unless(isRight: boolean, said: string, remedy: string): Fault[] {
  return isRight ? [] : [{ said, remedy }];
}
