import type { Link, PageHeader as PageHeaderContent, WithPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { Cloth } from '@/components/ui/picture';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Edge, Selvedge } from '@/components/ui/selvedge';

type PageHeaderProps = WithPicture<PageHeaderContent> & { actions?: { primary: Link; secondary: Link } };

/** Top of an inner page: its title over a cloth of its own, a third of a phone's screen at most. */
export function PageHeader({ eyebrow, title, lead, edge, picture, actions }: PageHeaderProps) {
  return (
    <>
      <div className="relative isolate overflow-hidden bg-ink text-white">
        <Cloth picture={picture} phoneSizes="47vw" shade="head-shade" className="head-cloth" priority />
        <div className="mx-auto max-w-page px-5 pb-1.5 pt-16 md:px-10 md:pb-14 md:pt-32 lg:low:pt-24 xl:px-0">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 className="max-w-[6.2em] font-heading text-display font-bold max-xs:text-heading md:mt-4 md:max-w-[8.5em]">
            {title}
          </h1>
          <p className="mt-2 text-note text-lavender md:mt-4 md:max-w-aside md:text-lead">{lead}</p>
          {actions && (
            <div className="mt-4 flex flex-wrap gap-3 pb-2 md:mt-7">
              <ButtonLink {...actions.primary} tone="accent" />
              <ButtonLink {...actions.secondary} tone="outline" className="max-md:hidden" />
            </div>
          )}
        </div>
        <Selvedge />
      </div>
      <Edge words={edge} isDrawn />
    </>
  );
}
