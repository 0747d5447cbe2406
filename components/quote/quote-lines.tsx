import { useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/rules/fill';
import { CUSTOM_FEATURES_FIELD } from '@/lib/rules/quote/fields';
import type { QuoteLine } from '@/lib/rules/quote/price';
import { listen } from '@/components/early/listen';
import { TextButton } from '@/components/ui/button';
import { WholeWords } from '@/components/ui/whole-words';
import { useQuote } from './quote-context';
import { RemoveButton } from './remove-button';

/** Lines that are named at once; the others are folded. */
const FIRST_LINES = 4;

/** What was taken out last, and its box. */
type Removed = { name: string; box: HTMLInputElement };

/** Every line of the estimate in the order of the catalogue, folded after the fourth, each with the × that takes it out and the way back. */
export function QuoteLines() {
  const { lines, quoteWords } = useQuote();
  const { receipt, sheet } = quoteWords;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // Ticked again, it is back.
  const isOut = removed && !removed.box.checked;
  // What would fold one line alone is no shorter.
  const count = lines.length > FIRST_LINES + 1 ? FIRST_LINES : lines.length;
  const [first, others] = [lines.slice(0, count), lines.slice(count)];

  // What was erased does not come back.
  useEffect(() => listen([said.current?.closest('form') ?? window, 'reset', () => setRemoved(null)]), []);

  /** Says it, and takes the focus: the button that had it goes. */
  function tell(change: Removed | null) {
    setRemoved(change);
    said.current?.focus();
  }

  function undo() {
    removed?.box.click();
    tell(null);
  }

  return (
    <>
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="flex items-center gap-3 text-note break-anywhere max-xs:flex-wrap lg:mt-2"
      >
        {isOut && (
          <>
            <span>{fill(receipt.removed, { name: removed.name })}</span>
            <TextButton className="shrink-0" onClick={undo}>
              {receipt.undo}
            </TextButton>
          </>
        )}
      </p>
      <Lines lines={first} onRemoved={tell} />
      {others.length > 0 && (
        <details>
          <summary className="text-link inline-flex min-h-touch cursor-pointer items-center text-note lg:min-h-8">
            {fill(sheet.others, { count: others.length })}
          </summary>
          <Lines lines={others} onRemoved={tell} />
        </details>
      )}
    </>
  );
}

function Lines({ lines, onRemoved }: { lines: readonly QuoteLine[]; onRemoved: (what: Removed) => void }) {
  const { say, quoteWords } = useQuote();
  const { title, remove: removeLine } = quoteWords.receipt;

  function remove({ id, name }: QuoteLine, button: HTMLElement) {
    const isOwn = typeof id === 'number';
    const selector = isOwn ? `[name=${CUSTOM_FEATURES_FIELD}]` : `[data-price][data-id="${id}"]`;
    const ticked = button.closest('form')?.querySelectorAll<HTMLInputElement>(`${selector}:checked`);
    const box = ticked?.[isOwn ? id : 0];
    if (!box) return;
    box.click();
    onRemoved({ name, box });
  }

  if (lines.length === 0) return null;
  return (
    <ul aria-label={title}>
      {lines.map((line) => (
        <li
          key={line.id}
          className="flex items-center gap-x-3 border-t border-indigo-thread py-2 text-note max-xs:flex-wrap max-xs:justify-end lg:py-1"
        >
          <span className="min-w-0 flex-1 break-anywhere max-xs:basis-full">
            <WholeWords>{line.name}</WholeWords>
          </span>
          <span className="-mr-4 whitespace-nowrap tabular-nums">{say(line.price)}</span>
          <RemoveButton
            aria-label={fill(removeLine, { name: line.name })}
            onClick={({ currentTarget }) => remove(line, currentTarget)}
          />
        </li>
      ))}
    </ul>
  );
}
