import type { ClosingCall as ClosingCallContent, Link } from '@/content/types';
import { getPicture } from '@/lib/pictures';
import { ButtonLink } from '@/components/ui/button';
import { Cloth } from '@/components/ui/cloth';
import { Arrow } from '@/components/ui/arrow';

type ClosingCallProps = ClosingCallContent & { secondary?: Link };

/** Last band of a page: the next step, over a dimmed cloth. */
export function ClosingCall({ title, text, action, secondary, picture }: ClosingCallProps) {
  return (
    <section className="relative isolate overflow-hidden bg-ink text-white">
      <Cloth picture={getPicture(picture)} />
      <div className="mx-auto max-w-page px-5 py-24 md:px-10 md:py-32 xl:px-0">
        <h2 className="max-w-[18ch] font-heading text-display font-bold">{title}</h2>
        <p className="mt-6 max-w-narrow text-lead text-lavender lg:max-w-measure">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href={action.href} tone="accent">
            {action.label}
            <Arrow />
          </ButtonLink>
          {secondary && (
            <ButtonLink href={secondary.href} tone="outline">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
