import Link from 'next/link';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string };

/**
 * A link to a page of this site. It never prefetches by itself: early/prefetch-on-intent.tsx does, where data is cheap.
 * Articles are documents with a layout and a sheet of their own, opened as such.
 */
export function PageLink({ children, ...props }: PageLinkProps) {
  if (props.href.startsWith('/blog/')) return <a {...props}>{children}</a>;
  return (
    <Link prefetch={false} {...props}>
      {children}
    </Link>
  );
}
