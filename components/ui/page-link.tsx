import Link from 'next/link';
import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string };

/** A link to a page of this site. It never prefetches by itself: early/prefetch-on-intent.tsx does, where data is cheap. */
export function PageLink(props: PageLinkProps) {
  return <Link prefetch={false} {...props} />;
}
