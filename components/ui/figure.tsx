import clsx from 'clsx';

/** What a project changed, as a giant number that its sentence carries on. */
export function Figure({ figure, className }: { figure?: string; className?: string }) {
  if (!figure) return null;
  const look = clsx(
    'relative z-10 mt-3 w-max font-heading text-colossal font-bold text-indigo-bright forced-colors:mt-10 forced-colors:leading-none',
    className,
  );
  return <p className={look}>{figure}</p>;
}

/** A sentence pulled out of the text, held by an ochre rule. */
export function PullLine({ children, className }: { children: string; className?: string }) {
  const look = clsx('pull-line font-heading text-minor font-bold md:text-subheading lg:text-pull', className);
  return <p className={look}>{children}</p>;
}
