import clsx from 'clsx';

type PullLineProps = { children: string; className?: string };

/** A sentence pulled out of the text, held by an ochre rule. */
export function PullLine({ children, className }: PullLineProps) {
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
