'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';

/** A link that knows when it leads to the page being read. */
export function NavLink(props: ComponentProps<typeof PageLink>) {
  const isCurrent = usePathname() === props.href;
  return <PageLink aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
