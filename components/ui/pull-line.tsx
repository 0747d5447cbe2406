import clsx from 'clsx';

type PullLineProps = { children: string; className?: string };

/** A sentence pulled out of the text, held by an ochre rule. */
export function PullLine({ children, className }: PullLineProps) {
  return (
    <p className={clsx('border-l-thread border-ochre pl-5 text-lead font-semibold leading-snug', className)}>
      {children}
    </p>
  );
}
