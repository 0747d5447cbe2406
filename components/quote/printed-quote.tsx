import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '@/lib/rules/fill';
import { formatDay } from '@/lib/rules/format-date';
import { SignedCloth } from '@/components/ui/signed-cloth';
import { useQuote } from './quote-context';
import { useQuoteCloth } from './use-quote-cloth';

/** What heads the lines on paper: that they are an estimate, for whom, and its day, which is that of the printing. */
export function PrintedTitle() {
  const { answers, quoteWords, threads, edgeOn } = useQuoteCloth();
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
      <SignedCloth {...{ threads, edgeOn }} className="h-[10mm]" />
      <p className="mt-2 font-heading text-heading font-bold">{title}</p>
      {answers.company && <p>{fill(forWhom, { name: answers.company })}</p>}
      <p className="text-small">{fill(terms, { day: formatDay(day) })}</p>
    </div>
  );
}

/** Where a quote on paper is on the site. */
export function PrintedLink() {
  const { url, quoteWords } = useQuote();
  return (
    <p className="hidden break-words text-small print:block">
      {`${quoteWords.printed.where} `}
      <a href={url()} className="text-[7pt]">
        {url()}
      </a>
    </p>
  );
}
