import clsx from 'clsx';

/** A sentence pulled out of the text, held by an ochre rule. */
export function PullLine({ children, className }: { children: string; className?: string }) {
  return (
    <p className={clsx('pull font-heading text-minor font-bold md:text-subheading lg:text-pull', className)}>
      {children}
    </p>
  );
}
