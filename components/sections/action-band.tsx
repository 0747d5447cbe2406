import type { Link } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';

type ActionBandProps = { primary: Link; secondary: Link };

/** The two ways on, right under a page's header. */
export function ActionBand({ primary, secondary }: ActionBandProps) {
  return (
    <div className="mx-auto flex max-w-page flex-wrap gap-3 px-5 pt-10 md:px-10 md:pt-14 xl:px-0">
      <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
      <ButtonLink href={secondary.href} tone="quiet">
        {secondary.label}
      </ButtonLink>
    </div>
  );
}
