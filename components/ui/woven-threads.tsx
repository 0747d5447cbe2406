import clsx from 'clsx';

/** A thread of weft: the class of its colour, and how broad it is in pixels. */
export type Thread = { key: string | number; dye: string; breadth: number };

type WovenThreadsProps = {
  threads: readonly Thread[];
  /** Fills its height with its threads. */
  isFinished?: boolean;
  className: string;
};

/** A cloth of its own: bare warp, and over and under it a thread for each. Decorative. */
export function WovenThreads({ threads, isFinished = false, className }: WovenThreadsProps) {
  return (
    <div aria-hidden="true" className={clsx('woven', className)}>
      {threads.map(({ key, dye, breadth }) => (
        <i key={key} className={dye} style={{ flex: `${isFinished ? 1 : 0} 1 ${breadth}px` }} />
      ))}
    </div>
  );
}
