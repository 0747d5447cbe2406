import clsx from 'clsx';

/** The woven edge that closes a dark surface: a stripe as wide as its parent, 14 px tall. */
export function Selvedge({ className }: { className?: string }) {
  return <div className={clsx('selvedge h-3.5', className)} aria-hidden="true" />;
}
