import clsx from 'clsx';
import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & { label?: string; of?: string };

/** A link: its label; `of`, heard after it and not seen; and what comes after. */
export function LabelledLink({ label, of, children, ...props }: LinkProps) {
  return (
    <a {...props}>
      {label}
      {of && <span className="sr-only">&nbsp;: {of}</span>}
      {children}
    </a>
  );
}

/** One that stands alone, underlined by a thread. */
export function TextLink({ className, ...props }: LinkProps) {
  const look = 'text-link inline-flex min-h-touch items-center font-semibold';
  return <LabelledLink className={clsx(look, className)} {...props} />;
}
