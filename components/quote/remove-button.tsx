import { fill } from '@/lib/rules/fill';
import { useQuote } from './quote-context';

type RemoveButtonProps = { name: string; onRemove: () => void };

/** The × that takes a line out of the quote. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={fill(useQuote().say.receipt.remove, { name })}
      className="-my-2 inline-flex h-touch w-touch shrink-0 items-center justify-center rounded text-subheading leading-none transition-colors hover:text-ochre print:hidden"
    >
      ×
    </button>
  );
}
