import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

/** A link that stands alone, underlined by a thread. */
export function TextLink({ className, ...props }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      className={clsx('text-link inline-flex min-h-touch items-center rounded font-semibold', className)}
      {...props}
    />
  );
}
