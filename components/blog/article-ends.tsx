import type { Link, Logo } from '@/content/types';
import { LogoMark } from '@/components/ui/logo-mark';
import { Arrow } from '@/components/ui/strokes';
import { TextLink } from '@/components/ui/text-link';

type HomeLinkProps = { logo: Logo; name: string; isFirst?: boolean };

/** The first line of an article, which has no bar: the way back to the others, and home. */
export function ArticleTop({ back, ...home }: HomeLinkProps & { back: Link }) {
  return (
    <div className="page-width flex flex-wrap justify-between gap-x-6 pt-1.5 md:pt-6 print:hidden">
      <TextLink href={back.href} className="gap-2">
        <Arrow isBack />
        {back.label}
      </TextLink>
      <HomeLink {...home} isFirst />
    </div>
  );
}

/** The agency's mark and name, which lead to its home page. */
function HomeLink({ logo, name, isFirst }: HomeLinkProps) {
  return (
    <a href="/" className="inline-flex min-h-touch items-center gap-2.5 rounded font-heading font-bold">
      <LogoMark logo={logo} isFirst={isFirst} className="h-7 w-7" />
      {name}
    </a>
  );
}

/** The last line of an article, which has no footer: who publishes it, other ways to them, what the law asks for. */
export function ArticleFoot({ links, ...home }: HomeLinkProps & { links: readonly Link[] }) {
  return (
    <div className="page-width flex flex-wrap items-center gap-x-6 py-3 text-small text-muted print:hidden">
      <HomeLink {...home} />
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-touch items-center underline hover:text-ink">
          {label}
        </a>
      ))}
    </div>
  );
}
