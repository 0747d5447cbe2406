import type { Logo } from '@/content/types';
import { LogoMark } from '@/components/ui/logo-mark';

export type HomeLinkProps = { logo: Logo; name: string; isFirst?: boolean };

/** The agency's mark and name, which lead to its home page. */
export function HomeLink({ logo, name, isFirst }: HomeLinkProps) {
  return (
    <a href="/" className="inline-flex min-h-touch items-center gap-2.5 rounded font-heading font-bold">
      <LogoMark logo={logo} isFirst={isFirst} className="h-7 w-7" />
      {name}
    </a>
  );
}
