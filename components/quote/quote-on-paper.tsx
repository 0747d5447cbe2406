import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { SignedCloth } from '@/components/ui/signed-cloth';
import { useQuote } from './quote-context';

/** So few lines leave their cloth room on their page. */
const FEW_LINES = 6;

/** What heads the lines on paper: that they are an estimate, for whom, and its day, which is that of the printing. */
export function PrintedTitle() {
  const { answers, quoteWords, threads, edgeOn } = useQuote();
  const { title, forWhom, terms } = quoteWords.printed;
  const [day, setDay] = useState(() => new Date());

  useEffect(() => {
    // At once: the page is pictured as soon as the event is over.
    const renew = () => flushSync(() => setDay(new Date()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);

  return (
    <div className="hidden print:block">
      <SignedCloth
        key={formatDay(day)}
        threads={threads}
        edgeOn={edgeOn}
        className={threads.length < FEW_LINES ? 'h-sheet' : 'h-strip'}
      />
      <p className="mt-2 font-heading text-heading font-bold">{title}</p>
      {answers.company && <p>{fill(forWhom, { name: answers.company })}</p>}
      <p className="my-2 text-small">{fill(terms, { day: formatDay(day) })}</p>
    </div>
  );
}

/** With so many lines, their point paper has room on their page. */
const PLOTTED_LINES = 12;

/** The cloth on point paper, a square a thread: threading above, the weave, its treadling and the colours of its weft beside. */
export function PointPaper() {
  const { threads, quoteWords } = useQuote();
  if (threads.length > PLOTTED_LINES) return null;
  const picksOf = (breadth: number) => Math.max(1, Math.round(breadth / Math.max(6, threads.length)));
  return (
    <figure className="point-paper hidden print:grid">
      <i />
      <figcaption className="text-small">{quoteWords.printed.pointPaper}</figcaption>
      <i />
      <i />
      <div className="flex flex-col-reverse">
        {threads.map(({ key, dye, breadth }) => (
          <i key={key} className={dye} style={{ height: `${2 * picksOf(breadth)}mm` }} />
        ))}
      </div>
    </figure>
  );
}
