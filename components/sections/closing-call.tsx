import clsx from 'clsx';
import type { ClosingCall as ClosingCallContent, Link, WithPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { Cloth } from '@/components/ui/cloth';
import { Arrow } from '@/components/ui/arrow';

type ClosingCallProps = WithPicture<ClosingCallContent> & { secondary?: Link; className?: string };

/** Last band of a page: the next step on a piece of cloth, with white around it. */
export function ClosingCall({ title, text, action, secondary, picture, className }: ClosingCallProps) {
  return (
    <section className={clsx('mx-auto max-w-page pb-7 md:px-10 md:pb-tight xl:px-0 print:hidden', className)}>
      <div className="relative isolate overflow-hidden bg-ink text-white md:rounded-card">
        <Cloth picture={picture} shade="call-shade" className="top-0 h-bar w-full md:h-full" />
        <div className="px-5 pb-5 pt-14 md:px-14 md:py-12">
          <h2 className="max-w-[11.6em] font-heading text-title font-bold">{title}</h2>
          <p className="mt-2 text-note text-lavender md:max-w-[26rem] md:text-lead lg:max-w-narrow">{text}</p>
          <div className="mt-3.5 flex flex-wrap gap-3 md:mt-7">
            <ButtonLink {...action} tone="accent">
              <Arrow />
            </ButtonLink>
            {secondary && <ButtonLink {...secondary} tone="outline" />}
          </div>
        </div>
      </div>
    </section>
  );
}
