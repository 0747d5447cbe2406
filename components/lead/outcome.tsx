import clsx from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

type OutcomeProps = {
  role: 'status' | 'alert';
  /** What is woven above the words. */
  cloth: ReactNode;
  /** What is heard once the view is there. */
  title: string;
  text: string;
  /** Beside the words. */
  figure?: ReactNode;
  /** What to do next. */
  more?: ReactNode;
};

/** What became of a message, from edge to edge in place of its form: brought into view at once, and given focus. */
export function Outcome({ role, cloth, title, text, figure, more }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);

  // Once the page has its new height, and without the smooth scrolling that the loss of height would defeat. A scroll
  // under way, to the field just left, would carry it off: it is brought back for a moment, or until the visitor moves.
  useLayoutEffect(() => {
    words.current?.focus({ preventScroll: true });
    const show = () => box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
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
  }, []);

  return (
    <div
      ref={box}
      className={clsx(
        'flex min-h-[70vh] -scroll-mt-4 flex-col text-white md:min-h-[calc(100vh-theme(spacing.bar))] md:scroll-mt-0 print:hidden',
        role === 'alert' ? 'bg-ink' : 'bg-indigo',
      )}
    >
      {cloth}
      <div className="page-width w-full flex-1 pb-10 pt-6 md:pt-10">
        <div
          ref={words}
          tabIndex={-1}
          role={role}
          className="flex flex-wrap items-baseline justify-between gap-x-16"
        >
          <div>
            <h2 className="font-heading text-title font-bold">{title}</h2>
            <p className="mt-2 max-w-measure text-lavender md:mt-4 md:text-lead">{text}</p>
          </div>
          {figure}
        </div>
        {more}
      </div>
    </div>
  );
}
