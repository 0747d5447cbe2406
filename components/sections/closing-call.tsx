import clsx from 'clsx';
import type { ClosingWords, Link, ResolvedPicture } from '@/content/types';
import { ButtonLink } from '@/components/ui/button';
import { ClothBand } from '@/components/ui/cloth-band';
import { Arrow } from '@/components/ui/strokes';
import { WholeWords } from '@/components/ui/whole-words';

type ClosingCallProps = ClosingWords & {
  secondary?: Link;
  picture: ResolvedPicture;
  className?: string;
};

/** Last band of a page: the next step beside another part of the cloth that the page began with. */
export function ClosingCall({ title, text, action, secondary, picture, className }: ClosingCallProps) {
  return (
    <section className={clsx('page-width max-md:px-0 md:pb-tight print:hidden', className)}>
      <ClothBand cloth="call-cloth" picture={picture} className="md:rounded-card">
        <div className="px-gutter pb-5 pt-32 md:px-8 md:pb-10 lg:ml-[50%] lg:py-14 lg:pr-14">
          <h2 className="max-w-title font-heading text-title font-bold">
            <WholeWords>{title}</WholeWords>
          </h2>
          <p className="mt-2 text-note text-lavender md:mt-4 md:text-intro">
            <WholeWords>{text}</WholeWords>
          </p>
          <div className="mt-3.5 flex flex-wrap gap-3 md:mt-7">
            <ButtonLink {...action} tone="accent">
              <Arrow />
            </ButtonLink>
            {secondary && <ButtonLink {...secondary} tone="outline" />}
          </div>
        </div>
      </ClothBand>
    </section>
  );
}
