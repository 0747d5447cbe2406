import type { Page } from 'playwright';

/** Milliseconds from the start of the navigation; the shift is a score without unit. */
export type Vitals = { fcpMs: number; lcpMs: number; tbtMs: number; cls: number };

/** What happened in the page, as its own observers saw it. */
export type Observed = {
  fcpMs: number;
  lcpMs: number;
  shifts: { startMs: number; value: number }[];
  longTasks: { startMs: number; endMs: number }[];
  interactions: { id: number; durationMs: number }[];
  wasRestored: boolean;
};

declare global {
  var observed: Observed;
}

const LONG_TASK_MS = 50;
const SHIFT_GAP_MS = 1_000;
const SHIFT_SESSION_MS = 5_000;

/** Watches every page that `page` opens from now on. */
export async function observeVitals(page: Page): Promise<void> {
  // The compiler of this program names functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const observed: Observed = {
      fcpMs: 0,
      lcpMs: 0,
      shifts: [],
      longTasks: [],
      interactions: [],
      wasRestored: false,
    };
    window.observed = observed;
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit);
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') observed.fcpMs = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (observed.lcpMs = startTime));
    watch('longtask', ({ startTime, duration }) =>
      observed.longTasks.push({ startMs: startTime, endMs: startTime + duration }),
    );
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) observed.shifts.push({ startMs: entry.startTime, value });
    });
    watch('event', (entry) => {
      const { interactionId: id } = entry as PerformanceEntry & { interactionId: number };
      if (id > 0) observed.interactions.push({ id, durationMs: entry.duration });
    });
    addEventListener('pageshow', ({ persisted }) => (observed.wasRestored = persisted));
  });
}

/** The figures of the page as it stands. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { fcpMs, lcpMs, longTasks, shifts } = await page.evaluate(() => window.observed);
  const tbtMs = longTasks
    .map(({ startMs, endMs }) => endMs - Math.max(startMs, fcpMs) - LONG_TASK_MS)
    .reduce((total, blockedMs) => total + Math.max(0, blockedMs), 0);
  return { fcpMs, lcpMs, tbtMs, cls: worstSession(shifts) };
}

/** Shifts count together while less than a second apart, for five seconds at most: https://web.dev/articles/cls. */
function worstSession(shifts: Observed['shifts']): number {
  let [worst, session, startMs, lastMs] = [0, 0, 0, -Infinity];
  for (const shift of shifts) {
    const goesOn = shift.startMs - lastMs < SHIFT_GAP_MS && shift.startMs - startMs < SHIFT_SESSION_MS;
    if (!goesOn) [session, startMs] = [0, shift.startMs];
    session += shift.value;
    lastMs = shift.startMs;
    worst = Math.max(worst, session);
  }
  return worst;
}
