import clsx from 'clsx';
import type { ComponentProps } from 'react';

type LabelledLinkProps = ComponentProps<'a'> & { label?: string; of?: string };

/** A link that stands alone, underlined by a thread: its label, of what it is heard, and what comes after it. */
export function TextLink({ className, label, of, children, ...props }: LabelledLinkProps) {
  return (
    <a className={clsx('text-link inline-flex min-h-touch items-center font-semibold', className)} {...props}>
      {label}
      {of && <span className="sr-only">&nbsp;: {of}</span>}
      {children}
    </a>
  );
}
