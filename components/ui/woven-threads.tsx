import clsx from 'clsx';

/** A thread of weft: the class of its colour, and how broad it is in pixels, where styles do not say it. */
export type Thread = { key: string | number; dye: string; breadth?: number };

type WovenThreadsProps = {
  threads: readonly Thread[];
  /** Fills its height with its threads, few of them again and again. */
  isFinished?: boolean;
  className: string;
};

const FEWEST_PICKS = 8;

/** A cloth of its own: bare warp, and over and under it a thread for each. Decorative. */
export function WovenThreads({ threads, isFinished = false, className }: WovenThreadsProps) {
  const rounds = isFinished && threads.length > 0 ? Math.ceil(FEWEST_PICKS / threads.length) : 1;
  const picks = Array.from({ length: rounds }, (_, round) => threads.map((thread) => ({ ...thread, round })));
  return (
    <div aria-hidden="true" className={clsx('woven', className)}>
      {picks.flat().map(({ key, round, dye, breadth }) => (
        <i
          key={`${key}-${round}`}
          className={dye}
          style={breadth ? { flex: `${isFinished ? 1 : 0} 1 ${breadth}px` } : undefined}
        />
      ))}
    </div>
  );
}
