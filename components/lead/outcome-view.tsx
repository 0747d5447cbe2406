import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useIsOnline, useLead } from './lead-context';
import { OtherWays } from './other-ways';

/** What is said of a message that has left. */
export function SentText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 className="font-heading text-subheading font-bold">{title}</h2>
      <p className="mt-2">{text}</p>
    </>
  );
}

/** A message did not leave: where it is, and other ways to send it. */
export function FailedView() {
  const { last, isKept, canWait, store, words } = useLead();
  const say = words.failed;
  const isOnline = useIsOnline();
  const [failedOffline] = useState(!isOnline);
  const isBack = isOnline && failedOffline;
  return (
    <Outcome
      role="alert"
      more={
        <>
          <p role="status" className="mt-2 font-semibold empty:hidden">
            {!isOnline && [say.offline, isKept && say.kept].filter(Boolean).join(' ')}
            {isBack && say.online}
          </p>
          <div className="mt-5 flex flex-wrap gap-2.5">
            <Button onClick={store.resume}>{say.retry}</Button>
            {isBack && <Button onClick={() => void store.submit()}>{say.sendNow}</Button>}
            {canWait && !isBack && <Button onClick={() => void store.submitLater()}>{say.sendLater}</Button>}
          </div>
          {last && (
            <div className="mt-5 flex flex-wrap gap-2.5">
              <p className="basis-full text-note">{say.otherWays}</p>
              <OtherWays body={last.body} />
            </div>
          )}
        </>
      }
    >
      <SentText title={say.title} text={words[store.subject].failure} />
    </Outcome>
  );
}

/** A message leaves later: where it is until then; the card of publish/offline/tell-deferred.ts can call it back. */
export function DeferredView() {
  const { store, words } = useLead();
  const { title, text, back } = words.deferred;
  return (
    <Outcome
      role="status"
      more={
        <Button onClick={store.resume} className="mt-5">
          {back}
        </Button>
      }
    >
      <SentText title={title} text={text} />
    </Outcome>
  );
}

type OutcomeProps = { role: 'status' | 'alert'; more?: ReactNode; children: ReactNode };

/** What became of a message, in the place of its form: brought into view at once, and given focus. */
export function Outcome({ role, more, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);

  // Once the page has its new height, and without the smooth scrolling that the loss of height would defeat. A scroll
  // under way, to the field just left, would carry it off: it is brought back for a second, or until the visitor moves.
  useLayoutEffect(() => {
    words.current?.focus({ preventScroll: true });
    const show = () => box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const release = () => removeEventListener('scroll', show);
    show();
    addEventListener('scroll', show);
    const moves = ['pointerdown', 'wheel', 'touchmove', 'keydown'];
    moves.forEach((type) => addEventListener(type, release, { once: true, passive: true }));
    const timer = setTimeout(release, 1_000);
    return () => {
      clearTimeout(timer);
      release();
      moves.forEach((type) => removeEventListener(type, release));
    };
  }, []);

  const tone = role === 'alert' ? 'border-terracotta bg-terracotta-pale' : 'border-teal bg-teal-pale';
  return (
    <div
      ref={box}
      className={`scroll-mt-6 rounded border-l-thread p-5 text-ink motion-safe:animate-appear md:p-7 ${tone}`}
    >
      <div ref={words} tabIndex={-1} role={role}>
        {children}
      </div>
      {more}
    </div>
  );
}
