import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '@/lib/rules/fill';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { WovenThreads, type Thread } from '@/components/ui/woven-threads';
import { bringIntoView } from './bring-into-view';
import { useLead } from './lead-context';

type SentStripProps = { threads: readonly Thread[]; said?: string; children?: ReactNode };

/** The strip over a form that is back once its message has left: that it left and when, what comes now, what else to do; it stays. */
export function SentStrip({ threads, said, children }: SentStripProps) {
  const { last, status, agency, form, words } = useLead();
  const strip = useRef<HTMLDivElement>(null);
  const isShown = last?.outcome === 'sent' && status === 'editing';

  useEffect(() => {
    if (isShown && document.activeElement === document.body) bringIntoView(strip.current, 'start');
  }, [isShown]);

  if (!isShown) return null;
  const news = fill(words.after.sent, { title: form.sent.title, time: last.answeredAt ?? '' });
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="sent-strip -mx-gutter mb-6 -scroll-mt-4 border-l-thread border-teal bg-tint text-note text-ink [--pick:theme(colors.teal)] md:mx-0 md:flex md:scroll-mt-6 print:hidden"
    >
      {threads.length > 0 && (
        <WovenThreads threads={threads} isFinished className="h-14 min-w-touch max-xs:hidden md:h-auto" />
      )}
      <div className="px-3.5 py-4">
        <p className="font-heading text-intro font-bold">
          {news} {said}
        </p>
        <p>
          {words.after.reply}
          {agency.whatsapp && (
            <>
              {` ${words.after.silence} `}
              <a href={whatsappAddress(agency.whatsapp, `${form.greeting} ${news}`)} className="text-link">
                WhatsApp
              </a>
              .
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
