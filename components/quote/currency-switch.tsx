import { fill } from '@/lib/rules/fill';
import { useQuote } from './quote-context';

/** Lets the visitor read prices in a currency of their own beside dollars: looks alone, nothing of it is sent or kept. */
export function CurrencySwitch({ rateDate }: { rateDate: string }) {
  const { title, names, note } = useQuote().say.currencies;
  return (
    <fieldset
      // Picked before the script arrived.
      ref={(box) => showIn(box?.querySelector<HTMLInputElement>(':checked'))}
      onChange={({ target }) => showIn(target as HTMLElement as HTMLInputElement)}
      className="mb-6 min-w-0"
    >
      <legend className="sr-only">{title}</legend>
      <div className="flex max-w-sm rounded border border-edge">
        {Object.entries(names).map(([value, label]) => (
          <label key={value} className="relative flex-1 cursor-pointer">
            <input
              type="radio"
              // Of no form: it is not posted, and not reset.
              form=""
              name="monnaie"
              value={value}
              defaultChecked={value === 'usd'}
              className="peer absolute inset-0 h-full w-full cursor-pointer appearance-none rounded"
            />
            <span className="pointer-events-none flex min-h-touch items-center justify-center rounded-sm px-2 text-note font-semibold peer-checked:bg-ink peer-checked:text-white">
              {label}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-1 text-small text-muted">{fill(note, { date: rateDate })}</p>
    </fieldset>
  );
}

function showIn(picked: HTMLInputElement | null | undefined) {
  picked?.closest('form')?.setAttribute('data-currency', picked.value);
}
