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
