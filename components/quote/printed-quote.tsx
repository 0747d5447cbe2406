import { useLead } from '@/components/lead/lead-context';
import { PointPaper } from './point-paper';
import { PrintedTitle } from './printed-title';
import { useQuote } from './quote-context';
import { sayTerms } from './quote-terms';

/** A quote on paper, in place of its form: what is chosen, or what has left, once the form is empty. */
export function PrintedQuote() {
  const { last } = useLead();
  const isEmpty = useQuote().lines.length === 0;
  const given = isEmpty && last?.outcome === 'sent' ? last.answers : undefined;
  const { lines, say, total, delay, url, threads, quoteWords } = useQuote(given);
  const { receipt, printed } = quoteWords;
  if (lines.length === 0) return null;
  return (
    <div className="hidden print:block">
      <PrintedTitle given={given} />
      <ul>
        {lines.map(({ id, name, price }) => (
          <li key={id} className="flex items-center gap-3 border-t border-line text-note break-anywhere">
            <span className="min-w-0 flex-1">{name}</span>
            <span className="whitespace-nowrap tabular-nums">{say(price)}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t-2 py-2 font-heading text-heading font-bold">
        <span className="text-subheading">{receipt.title}</span>
        <span>{total}</span>
      </p>
      <p className="mt-1 text-small">{sayTerms(receipt, delay)}</p>
      <p className="break-words text-small">
        {`${printed.where} `}
        <a href={url()} className="text-address">
          {url().replace(/^https?:\/\//, '')}
        </a>
      </p>
      <PointPaper threads={threads} caption={printed.pointPaper} />
    </div>
  );
}
