/** Waiting that can be cut short. A `wake` that comes while nobody waits ends the next wait at once. */
export function createPause() {
  let isWoken = false;
  let isOver = false;
  let resume: (() => void) | undefined;
  let isFirmNow = false;

  return {
    /** Waits that long at most. A firm wait is not cut short by `wake`, which then counts for the next one. */
    async forMs(ms: number, { isFirm = false } = {}): Promise<void> {
      if (isOver || (isWoken && !isFirm)) {
        isWoken = false;
        return;
      }
      isFirmNow = isFirm;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      resume = undefined;
    },
    wake(): void {
      if (resume && !isFirmNow) resume();
      else isWoken = true;
    },
    /** Ends the present wait, and every later one at once. */
    end(): void {
      isOver = true;
      resume?.();
    },
  };
}
