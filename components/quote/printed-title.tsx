import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { SignedCloth } from '@/components/ui/signed-cloth';
import { useQuote } from './quote-context';

/** The most signs of lines that leave their cloth room on their page. */
const FEW_SIGNS = 450;

/** What heads the lines on paper: that they are an estimate, for whom, and its day, which is that of the printing. */
export function PrintedTitle() {
  const { answers, lines, quoteWords, threads, edgeOn } = useQuote();
  const { title, forWhom, terms } = quoteWords.printed;
  const hasRoom = lines.map(({ name }) => name).join('').length < FEW_SIGNS;
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
