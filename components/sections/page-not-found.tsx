import type { ReactNode } from 'react';
import type { ErrorsPage, Link } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { TextLink } from '@/components/ui/text-link';
import { Cloth } from '@/components/ui/cloth';
import { Eyebrow } from '@/components/ui/eyebrow';

type PageNotFoundProps = ErrorsPage['page'] & { links: Link[]; suggestion: ReactNode };

/** The screen of an unknown path: what happened, and the ways on. */
export function PageNotFound({ title, text, waysOn, picture, links, suggestion }: PageNotFoundProps) {
  return (
    <div className="relative isolate overflow-hidden bg-ink text-white">
      <Cloth picture={getPicture(picture)} />
      <div className="mx-auto flex min-h-[80vh] max-w-page flex-col justify-center px-5 py-36 md:px-10 xl:px-0">
        <Eyebrow>404 Not Found</Eyebrow>
        <h1 className="mt-6 font-heading text-hero font-bold">{title}</h1>
        <p className="mt-6 max-w-measure text-lead text-lavender">{text}</p>
        {suggestion}
        <nav aria-label={waysOn} className="mt-10">
          <p className="font-semibold">{waysOn}</p>
          <ul className="mt-2 flex flex-wrap gap-x-7">
            {links.map((link) => (
              <li key={link.href}>
                <TextLink href={link.href}>{link.label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-12 font-code text-small text-lavender">
          Unexpected Application Error! 404 Not Found
        </p>
      </div>
    </div>
  );
}
