import clsx from 'clsx';

/** The woven edge that closes a dark surface: a stripe as wide as its parent, 14 px tall. */
export function Selvedge({ className }: { className?: string }) {
  return <div className={clsx("h-3.5 bg-[url('/media/selvedge.svg')]", className)} aria-hidden="true" />;
}
