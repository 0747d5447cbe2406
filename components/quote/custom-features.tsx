import type { QuoteWords } from '@/content/types';
import { MAX_LINE_LENGTH } from '@/lib/rules/lead/contract';
import type { Rates } from '@/lib/rules/quote/currencies';
import { CUSTOM_FEATURES_FIELD, MAX_CUSTOM_FEATURES, PENDING_FIELD } from '@/lib/rules/quote/fields';
import { Button, TextButton } from '@/components/ui/button';
import { inputLook } from '@/components/ui/input-look';
import { FeatureRow } from './feature-row';
import { Price } from './price';
import { RemoveButton } from './remove-button';

type CustomFeaturesProps = {
  price: number;
  rates: Rates;
  words: QuoteWords['custom'];
  /** What is said of a line that was taken out, and what puts it back. */
  receipt: Pick<QuoteWords['receipt'], 'removed' | 'undo'>;
};

/** The last group of the catalogue: what the visitor asks for in their own words, each a ticked box (add-own-words.ts). */
export function CustomFeatures({ price, rates, words, receipt }: CustomFeaturesProps) {
  return (
    <fieldset data-early="own" className="rule rule-dyed dye-none min-w-0 pt-4">
      <legend className="float-left max-w-full">
        <h2 className="font-heading text-subheading font-bold">{words.title}</h2>
      </legend>
      <p className="clear-both flex items-baseline justify-between pt-1 text-small text-muted max-xs:flex-wrap">
        {words.note} <Price price={price} rates={rates} />
      </p>
      {/* React leaves these lines, and what is said below, to add-own-words.ts. */}
      <ul
        aria-label={words.list}
        hidden
        className="break-anywhere"
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      <ul hidden>
        <FeatureRow
          isPattern
          field={CUSTOM_FEATURES_FIELD}
          value=""
          line={{ name: words.title, price }}
          rates={rates}
        >
          <RemoveButton aria-label={words.remove} />
        </FeatureRow>
      </ul>
      <label htmlFor={PENDING_FIELD} className="mb-2 block pt-4 text-note text-muted">
        {words.label}
      </label>
      <div className="flex items-start gap-2.5 max-xs:flex-wrap">
        <textarea
          rows={1}
          id={PENDING_FIELD}
          name={PENDING_FIELD}
          maxLength={MAX_CUSTOM_FEATURES * (MAX_LINE_LENGTH + 1)}
          placeholder=" "
          autoComplete="off"
          enterKeyHint="done"
          className={inputLook}
        />
        <Button name="ajouter">{words.add}</Button>
      </div>
      <div className="mt-2 flex items-center gap-3 text-small">
        <p
          role="status"
          data-text={words.full}
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <TextButton hidden data-text={receipt.removed} suppressHydrationWarning>
          {receipt.undo}
        </TextButton>
      </div>
    </fieldset>
  );
}
