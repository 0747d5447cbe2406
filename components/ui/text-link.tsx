import clsx from 'clsx';
import type { ComponentProps } from 'react';

type LabelledLinkProps = ComponentProps<'a'> & { label?: string };

/** A link that stands alone, underlined by a thread: its label, and what comes after it. */
export function TextLink({ className, label, children, ...props }: LabelledLinkProps) {
  return (
    <a className={clsx('text-link inline-flex min-h-touch items-center font-semibold', className)} {...props}>
      {label}
      {children}
    </a>
  );
}
