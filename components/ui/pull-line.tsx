import clsx from 'clsx';

/** A sentence pulled out of the text, held by an ochre rule. */
export function PullLine({ children, className }: { children: string; className?: string }) {
  return (
    <p
      className={clsx(
        'border-l-thread border-ochre pl-4 font-heading text-subheading font-bold max-md:text-[1.25rem] md:pl-5 lg:text-pull',
        className,
      )}
    >
      {children}
    </p>
  );
}
