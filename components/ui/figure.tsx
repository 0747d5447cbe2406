import clsx from 'clsx';

/** What a project changed, as a giant number; the sentence beside it says the same to be heard. */
export function Figure({ figure, className }: { figure?: string; className?: string }) {
  if (!figure) return null;
  return (
    <p
      aria-hidden="true"
      className={clsx(
        'relative z-10 mt-3 font-heading text-colossal font-bold text-indigo-bright',
        className,
      )}
    >
      {figure}
    </p>
  );
}

/** A sentence pulled out of the text, held by an ochre rule. */
export function PullLine({ children, className }: { children: string; className?: string }) {
  return (
    <p className={clsx('pull font-heading text-minor font-bold md:text-subheading lg:text-pull', className)}>
      {children}
    </p>
  );
}
