'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** A link that knows when it leads to the page being read. */
export function NavLink({ children, ...props }: ComponentProps<'a'>) {
  const isCurrent = usePathname() === props.href;
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...props}>
      {children}
    </a>
  );
}
