/**
 * The limits of every browser test, there to end what hangs: no machine on which the site works meets them. A test that
 * wants another one has a race.
 */
export const EXPECT_MS = 30_000;
export const TEST_MS = 180_000;

/** The same of a process: until it answers, or a page in an engine of its own shows what it should. */
export const ANSWER_MS = 120_000;
