import { fill } from '@/lib/rules/fill';
import { PointPaper } from './point-paper';
import { QuoteActions } from './quote-actions';
import { useQuote } from './quote-context';

/** The end of the receipt, on wide screens beside the fields: its terms, and what else to do with it; on paper its sum and address. */
export function QuoteTerms() {
  const { answers, lines, total, delay, quoteWords, url } = useQuote();
  const { receipt, printed } = quoteWords;
  if (lines.length === 0) return null;
  return (
    <div className="z-10 -mx-gutter bg-indigo px-gutter pb-6 text-white md:-mx-10 md:px-10 lg:col-start-2 lg:row-start-3 lg:m-0 lg:bg-transparent lg:px-6 lg:text-ink print:m-0 print:p-0">
      <PrintedTotal total={total} />
      <p className="mt-4 max-w-measure text-small text-lavender lg:text-muted print:mt-1">
        {`${receipt.terms} ${delay && fill(receipt.delay, { delay })}`}
      </p>
      <QuoteActions answers={answers} />
      <p className="hidden break-words text-small print:block">
        {`${printed.where} `}
        <a href={url()} className="text-address">
          {url()}
        </a>
      </p>
      <PointPaper />
    </div>
  );
}

/** What the lines of a quote come to, on paper. */
export function PrintedTotal({ total }: { total: string }) {
  return (
    <p className="hidden items-baseline justify-between border-t-2 py-2 font-heading text-heading font-bold print:flex">
      <span className="text-subheading">{useQuote().quoteWords.receipt.title}</span>
      <span>{total}</span>
    </p>
  );
}
