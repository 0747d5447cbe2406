import { useEffect, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import type { Answers } from '@/lib/rules/lead/answers';
import { SignedCloth } from '@/components/ui/signed-cloth';
import { useQuote } from './quote-context';

/** So many signs of a line stand on one row of the paper at least. */
const ROW_SIGNS = 45;

/** How high the cloth is in mm: as much as its rows leave it on their page. */
const heightAbove = (rows: number) => (rows < 5 ? 60 : rows < 9 ? 40 : rows < 15 ? 34 : rows < 20 ? 16 : 11);

/** What heads the lines on paper: that they are an estimate, for whom, and its day, which is that of the printing. */
export function PrintedTitle({ given }: { given?: Answers }) {
  const { answers, lines, quoteWords, threads, edgeOn } = useQuote(given);
  const { title, forWhom, terms } = quoteWords.printed;
  // Own words are said again in the address below.
  const named = lines.reduce((sum, { name }) => sum + Math.ceil(name.length / ROW_SIGNS), 0);
  const rows = named + answers.customFeatures.length / 2;
  const [day, setDay] = useState(() => new Date());

  useEffect(() => {
    // At once: the page is pictured as soon as the event is over.
    const renew = () => flushSync(() => setDay(new Date()));
    addEventListener('beforeprint', renew);
    return () => removeEventListener('beforeprint', renew);
  }, []);

  return (
    <div style={{ '--sheet': `${heightAbove(rows)}mm` } as CSSProperties}>
      <SignedCloth key={formatDay(day)} threads={threads} edgeOn={edgeOn} className="h-sheet" />
      <p className="mt-[calc(var(--sheet)/10)] font-heading text-heading font-bold">{title}</p>
      {answers.company && <p>{fill(forWhom, { name: answers.company })}</p>}
      <p className="my-2 text-small">{fill(terms, { day: formatDay(day) })}</p>
    </div>
  );
}
