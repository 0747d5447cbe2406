import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { SignedCloth } from '@/components/ui/signed-cloth';
import { useQuote } from './quote-context';

/** So many signs of a line stand on one row of the paper at least; and the fewest rows that leave their cloth no room on the page. */
const ROW_SIGNS = 45;
const MANY_ROWS = 9;

/** What heads the lines on paper: that they are an estimate, for whom, and its day, which is that of the printing. */
export function PrintedTitle() {
  const { answers, lines, quoteWords, threads, edgeOn } = useQuote();
  const { title, forWhom, terms } = quoteWords.printed;
  const hasRoom = lines.reduce((rows, { name }) => rows + Math.ceil(name.length / ROW_SIGNS), 0) < MANY_ROWS;
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
        className={hasRoom ? 'h-sheet' : 'h-strip'}
      />
      <p className={clsx('font-heading text-heading font-bold', hasRoom ? 'mt-5' : 'mt-2')}>{title}</p>
      {answers.company && <p>{fill(forWhom, { name: answers.company })}</p>}
      <p className="my-2 text-small">{fill(terms, { day: formatDay(day) })}</p>
    </div>
  );
}
