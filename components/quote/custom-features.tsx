import { useRef, type KeyboardEvent } from 'react';
import { fill } from '@/lib/rules/fill';
import { formatPrice } from '@/lib/rules/format-price';
import { CUSTOM_FEATURES_FIELD, PENDING_FIELD } from '@/lib/rules/lead/answers';
import { MAX_LINE_LENGTH } from '@/lib/rules/lead/contract';
import { CUSTOM_FEATURE_PRICE_USD, withoutLine } from '@/lib/rules/quote/price';
import { FieldError } from '@/components/lead/field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { useQuote } from './quote-context';
import { RemoveButton } from './remove-button';

/** The last group of the catalogue: what the visitor asks for in their own words, which stands in the form, one a line. */
export function CustomFeatures() {
  const { answers, errors, store, quoteWords } = useQuote();
  const words = quoteWords.custom;
  const { customFeatures } = answers;
  const error = errors[PENDING_FIELD];
  const input = useRef<HTMLInputElement>(null);

  function add() {
    const field = input.current;
    if (!field) return;
    if (store.add(field.value)) field.value = '';
    field.focus();
  }

  // Enter adds the feature; it must not send the form.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  function remove(position: number) {
    store.choose(withoutLine(answers, position));
    input.current?.focus();
  }

  return (
    <fieldset className="min-w-0 border-t border-ink pt-4">
      <legend className="float-left max-w-full font-heading text-subheading font-bold">{words.title}</legend>
      <p className="clear-both pt-1 text-small text-muted">
        {fill(words.note, { price: formatPrice(CUSTOM_FEATURE_PRICE_USD) })}
      </p>
      <label htmlFor={PENDING_FIELD} className="clear-both mb-2 block pt-4 text-note text-muted">
        {words.label}
      </label>
      <FieldError id={`${PENDING_FIELD}-erreur`} text={error} />
      <textarea name={CUSTOM_FEATURES_FIELD} hidden readOnly aria-label={words.list} />
      <div className="flex gap-2.5 max-xs:flex-wrap">
        <Input
          ref={input}
          id={PENDING_FIELD}
          name={PENDING_FIELD}
          maxLength={MAX_LINE_LENGTH}
          onKeyDown={handleKeyDown}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${PENDING_FIELD}-erreur` : undefined}
          autoComplete="off"
        />
        <Button onClick={add}>{words.add}</Button>
      </div>
      {customFeatures.length > 0 && (
        <ul aria-label={words.list} className="mt-4 border-t border-line">
          {customFeatures.map((text, position) => (
            <li key={position} className="flex items-center justify-between gap-4 border-b border-line py-2">
              <span className="min-w-0 break-words">{text}</span>
              <RemoveButton label={fill(words.remove, { name: text })} onRemove={() => remove(position)} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
