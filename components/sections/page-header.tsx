import type { PageHeader as PageHeaderContent } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { Cloth } from '@/components/ui/cloth';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Selvedge } from '@/components/ui/selvedge';

/** Top of an inner page: its title over a cloth of its own. */
export function PageHeader({ eyebrow, title, lead, picture }: PageHeaderContent) {
  return (
    <div className="relative isolate overflow-hidden bg-ink text-white">
      <Cloth picture={getPicture(picture)} priority />
      <div className="mx-auto max-w-page px-5 pb-14 pt-32 md:px-10 md:pb-20 md:pt-40 xl:px-0">
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className="mt-5 max-w-[20ch] font-heading text-display font-bold">{title}</h1>
        <p className="mt-5 max-w-narrow text-lead text-lavender lg:max-w-measure">{lead}</p>
      </div>
      <Selvedge />
    </div>
  );
}
