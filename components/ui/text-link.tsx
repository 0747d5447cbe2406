import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A link that stands alone, underlined by a thread. */
export function TextLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      className={clsx('text-link inline-flex min-h-touch items-center rounded font-semibold', className)}
      {...props}
    >
      {children}
    </a>
  );
}
