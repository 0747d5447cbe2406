import clsx from 'clsx';

/** The woven edge that closes a dark surface: a stripe as wide as its parent, 14 px tall. */
export function Selvedge({ className }: { className?: string }) {
  return <div className={clsx('selvedge h-3.5', className)} aria-hidden="true" />;
}

type EdgeProps = { words: string; isDrawn?: boolean; className?: string };

/** The maker's print along a selvedge: one line of words, again and again, silent; it passes as the page scrolls. */
export function Edge({ words, isDrawn, className }: EdgeProps) {
  const look = clsx('edge', isDrawn && 'edge-drawn', className);
  return <p aria-hidden="true" data-edge={words} className={look} />;
}
