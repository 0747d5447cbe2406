/** How many times slower the browser's processor is made: see run-slowly.ts. */
export const SLOWER = Number(process.env.E2E_SLOWER ?? 1);

/**
 * The limits of every browser test, there to end what hangs: no machine on which the site works meets them. A test that
 * wants another one has a race.
 */
export const EXPECT_MS = 30_000 * SLOWER;
export const TEST_MS = 180_000 * SLOWER;

/** The same of a process: until it answers, or a page in an engine of its own shows what it should. */
export const ANSWER_MS = 120_000;
