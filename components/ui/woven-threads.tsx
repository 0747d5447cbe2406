import clsx from 'clsx';

/** A thread of weft: the class of its colour, how broad it is in pixels, and whether it is woven in yet. */
export type Thread = { key: string | number; dye: string; breadth: number; isWoven: boolean };

type WovenThreadsProps = {
  threads: readonly Thread[];
  /** Holds its threads alone, and fills its height with them. */
  isFinished?: boolean;
  className: string;
};

/** A cloth of its own: bare warp, and over and under it a thread for each. Decorative. */
export function WovenThreads({ threads, isFinished = false, className }: WovenThreadsProps) {
  return (
    <div aria-hidden="true" className={clsx('woven', className)}>
      {threads
        .filter(({ isWoven }) => isWoven || !isFinished)
        .map(({ key, dye, breadth, isWoven }) => (
          <i
            key={key}
            className={dye}
            style={isWoven ? { flex: `${isFinished ? 1 : 0} 1 ${breadth}px` } : undefined}
          />
        ))}
    </div>
  );
}
