import clsx from 'clsx';
import type { ReactNode } from 'react';
import { listen, type Listener } from '@/components/early/listen';
import { WovenThreads } from '@/components/ui/woven-threads';
import { useLead } from './lead-context';
import { OtherWays } from './other-ways';
import { SignedCloth, type SignedClothProps } from '@/components/ui/signed-cloth';

type LeadOutcomeProps = {
  /** Of the last message, signed once it has left; while it has not, whole under a torn thread. */
  cloth: SignedClothProps | null;
  /** Beside the words, once it has left. Who answers stands there where there is no figure, else below. */
  figure?: ReactNode;
  more?: ReactNode;
  /** What is said of it as long as the device keeps it. */
  kept: string;
};

/** It takes all the room that the words leave. */
const CLOTH = 'min-h-40 flex-1';
/** How far each fibre sticks out, in rem. */
const FIBRES = [1, 4, 0.5, 3, 1.5, 4, 2];
const endsOn = (side: '-' | '+') =>
  FIBRES.map((far, index) => `calc(50% ${side} ${far}rem) ${(100 * index) / 6}%`);
const OUTLINE = ['0 0', ...endsOn('-'), ...endsOn('+').reverse(), '100% 0', '100% 100%', '0 100%'];
/** Under the picture of the torn cloth, for when that does not come: a torn thread across bare warp. */
const TORN_THREAD = { flex: '0 0 5rem', clipPath: `polygon(${OUTLINE.join()})` };
const HALVES = 'grid gap-x-16 lg:grid-cols-2';

/** What became of the last message, from edge to edge in place of its form: it has left, for a while, or it has not. */
export function LeadOutcome({ cloth, figure, more, kept }: LeadOutcomeProps) {
  const { status, form, words, notes } = useLead();
  const { sent, failure } = form;
  const isSent = status === 'sent';
  if (!isSent && status !== 'failed') return null;
  return (
    <div
      ref={comeIntoView}
      className={clsx(
        'settling flex min-h-[calc(100vh-theme(spacing.bar))] -scroll-mt-4 flex-col text-white md:scroll-mt-0 print:hidden',
        isSent ? 'bg-indigo' : 'bg-ink',
      )}
    >
      {cloth && isSent && <SignedCloth {...cloth} className={CLOTH} entrance="slide-once" />}
      {!isSent && (
        <div className="relative min-h-56 flex-1" onErrorCapture={hide}>
          <div aria-hidden="true" className="woven absolute inset-0 justify-center">
            <i className="dye-1" style={TORN_THREAD} />
          </div>
          {navigator.onLine && notes.torn}
        </div>
      )}
      {cloth && !isSent && (
        <div className="kept-cloth relative overflow-hidden">
          <WovenThreads {...cloth} isFinished className="woven-near" />
        </div>
      )}
      <div className={clsx('page-width w-full pb-8 pt-6 md:pt-8', !isSent && `${HALVES} gap-y-6`)}>
        <div tabIndex={-1} role={isSent ? 'status' : 'alert'} className={clsx(isSent && `${HALVES} gap-y-4`)}>
          <div>
            <h2 className="font-heading text-title font-bold">{isSent ? sent.title : words.failed.title}</h2>
            <p className="mt-2 max-w-measure text-lavender md:mt-4 md:text-intro">
              {isSent ? sent.text : failure}
            </p>
          </div>
          {isSent && (figure || notes.person)}
        </div>
        {isSent ? (
          <div className={HALVES}>
            {figure && notes.person}
            {more}
          </div>
        ) : (
          <OtherWays kept={kept} />
        )}
      </div>
    </div>
  );
}

function hide({ target }: { target: EventTarget }) {
  (target as HTMLElement).hidden = true;
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
  show();
  const moves = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'focusin'];
  const release: () => void = listen(
    [window, 'scroll', show],
    ...moves.map((type): Listener => [window, type, () => release()]),
  );
  setTimeout(release, 400);
  return release;
}
