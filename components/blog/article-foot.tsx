import type { Link } from '@/content/types';
import { HomeLink, type HomeLinkProps } from './home-link';

/** The last line of an article, which has no footer: who publishes it, other ways to them, what the law asks for. */
export function ArticleFoot({ links, ...home }: HomeLinkProps & { links: readonly Link[] }) {
  return (
    <div className="page-width flex flex-wrap items-center gap-x-4 py-3 text-small text-muted print:hidden">
      <HomeLink {...home} />
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="inline-flex min-h-touch items-center underline hover:text-ink">
          {label}
        </a>
      ))}
    </div>
  );
}
