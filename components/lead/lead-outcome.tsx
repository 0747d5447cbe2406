import clsx from 'clsx';
import type { ReactNode } from 'react';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useLead } from './lead-context';
import { OtherWays } from './other-ways';
import { SignedCloth, type SignedClothProps } from '@/components/ui/signed-cloth';

type LeadOutcomeProps = {
  /** Of the last message: signed once it has left, its top thread broken while it has not. */
  cloth: SignedClothProps | null;
  /** Beside the words, once it has left. */
  figure?: ReactNode;
  /** Below them. */
  more?: ReactNode;
  /** What is said of it as long as the device keeps it. */
  kept: string;
};

/** What became of the last message, from edge to edge in place of its form: it has left, for five seconds, or it has not. */
export function LeadOutcome({ cloth, figure, more, kept }: LeadOutcomeProps) {
  const { status, form, words } = useLead();
  const { sent, failure } = form;
  const isSent = status === 'sent';
  if (!isSent && status !== 'failed') return null;
  return (
    <div
      ref={comeIntoView}
      className={clsx(
        'flex min-h-[70vh] -scroll-mt-4 flex-col text-white md:min-h-[calc(100vh-theme(spacing.bar))] md:scroll-mt-0 print:hidden',
        isSent ? 'bg-indigo' : 'bg-ink',
      )}
    >
      {cloth && isSent && (
        <SignedCloth {...cloth} className={`${cloth.className} woven-once`} entrance="slide-once" />
      )}
      {cloth && !isSent && (
        <WovenThreads {...cloth} isFinished className={`${cloth.className} woven-broken`} />
      )}
      <div className="page-width w-full flex-1 pb-10 pt-6 md:pt-10">
        <div
          tabIndex={-1}
          role={isSent ? 'status' : 'alert'}
          className="flex flex-wrap items-baseline justify-between gap-x-16"
        >
          <div>
            <h2 className="font-heading text-title font-bold">{isSent ? sent.title : words.failed.title}</h2>
            <p className="mt-2 max-w-measure text-lavender md:mt-4 md:text-intro">
              {isSent ? sent.text : failure}
            </p>
          </div>
          {isSent && figure}
        </div>
        {isSent ? more : <OtherWays kept={kept} />}
      </div>
    </div>
  );
}

/**
 * Brings a box that has come into view at once, and gives its words focus: once the page has its new height, and without
 * the smooth scrolling that the loss of height would defeat. A scroll under way, to the field just left, would carry it off:
 * it is brought back for a moment, or until the visitor moves.
 */
function comeIntoView(box: HTMLElement | null) {
  if (!box) return undefined;
  box.querySelector<HTMLElement>('[role]')?.focus({ preventScroll: true });
  const show = () => box.scrollIntoView({ block: 'start', behavior: 'instant' });
  const release = () => removeEventListener('scroll', show);
  show();
  addEventListener('scroll', show);
  const moves = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'focusin'];
  moves.forEach((type) => addEventListener(type, release, { once: true, passive: true }));
  const timer = setTimeout(release, 400);
  return () => {
    clearTimeout(timer);
    release();
    moves.forEach((type) => removeEventListener(type, release));
  };
}
