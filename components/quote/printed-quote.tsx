import { useLead } from '@/components/lead/lead-context';
import { PrintedTitle } from './printed-title';
import { PrintedTotal } from './quote-terms';
import { useQuote } from './quote-context';

/** A quote that has left, on paper: its form is empty by then. */
export function PrintedQuote() {
  const { last } = useLead();
  const isEmpty = useQuote().lines.length === 0;
  const { lines, say, total } = useQuote(last?.answers);
  if (last?.outcome !== 'sent' || !isEmpty || lines.length === 0) return null;
  return (
    <div className="hidden print:block">
      <PrintedTitle answers={last.answers} />
      <ul>
        {lines.map(({ id, name, price }) => (
          <li key={id} className="flex justify-between border-t border-line text-note">
            <span>{name}</span> <span>{say(price)}</span>
          </li>
        ))}
      </ul>
      <PrintedTotal total={total} />
    </div>
  );
}
