import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ClosingWords, KeptQuoteWords, Link, ResolvedPicture } from '@/content/types';
import { QUOTE_FORM } from '@/lib/rules/quote/fields';
import { ButtonLink, TextButton } from '@/components/ui/button';
import { ClothBand } from '@/components/ui/cloth-band';
import { Arrow } from '@/components/ui/strokes';
import { WholeWords } from '@/components/ui/whole-words';
import { WornText } from './worn-text';

type ClosingCallProps = ClosingWords & {
  secondary?: Link;
  picture: ResolvedPicture;
  kept: KeptQuoteWords;
  isNear?: boolean;
  className?: string;
};

/** Last band of a page: the next step beside another part of the page's cloth; or the visitor's own quote beside its own. */
export function ClosingCall({ title, text, action, secondary, kept, className, ...cloth }: ClosingCallProps) {
  return (
    <section data-wears="" className={clsx('print:hidden', className)}>
      <ClothBand cloth={clsx('call-cloth', cloth.isNear && 'is-near')} {...cloth}>
        <div className="px-gutter pb-5 pt-36 md:px-10 md:pb-10 lg:ml-[50%] lg:py-14 lg:pr-bleed">
          <Words title={title} text={<WholeWords>{text}</WholeWords>} className="not-worn">
            <ButtonLink {...action} tone="accent">
              <Arrow />
            </ButtonLink>
            {secondary && <ButtonLink {...secondary} tone="outline" />}
          </Words>
          <Words title={kept.title} text={<WornText text={kept.text} />} className="if-worn">
            <ButtonLink {...kept.action} tone="accent">
              <Arrow />
            </ButtonLink>
            <TextButton data-erase={QUOTE_FORM} className="justify-self-start md:ml-3">
              {kept.erase}
            </TextButton>
          </Words>
        </div>
      </ClothBand>
    </section>
  );
}

type WordsProps = { title: string; text: ReactNode; className: string; children: ReactNode };

function Words({ title, text, className, children }: WordsProps) {
  return (
    <div className={className}>
      <h2 className="max-w-title font-heading text-title font-bold">
        <WholeWords>{title}</WholeWords>
      </h2>
      <p className="mt-2 max-w-measure text-note text-lavender md:mt-4 md:text-intro">{text}</p>
      <div className="mt-3.5 grid gap-3 md:mt-7 md:flex">{children}</div>
    </div>
  );
}
