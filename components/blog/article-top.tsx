import type { Link } from '@/content/types';
import { Arrow } from '@/components/ui/strokes';
import { TextLink } from '@/components/ui/text-link';
import { HomeLink, type HomeLinkProps } from './home-link';

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
