import type { ComponentProps } from 'react';
import type { Logo } from '@/content/types';
import { LogoMark } from '@/components/ui/logo-mark';

type BrandProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & { name: string; logo: Logo };

/** Mark and name of the agency, leading home. */
export function Brand({ name, logo, ...props }: BrandProps) {
  return (
    <a
      href="/"
      className="inline-flex min-h-touch min-w-0 items-center gap-3 rounded max-xs:leading-none"
      {...props}
    >
      <LogoMark logo={logo} isFirst className="h-9 w-9 max-xs:hidden" />
      <span className="font-heading text-subheading font-bold max-xs:text-small xs:whitespace-nowrap">
        {name}
      </span>
    </a>
  );
}
