import clsx from 'clsx';
import { currenciesOf, sayTotal, type Rates } from '@/lib/rules/quote/currencies';

/** The price of a row, in the agency's currency; styles show it in the one that is chosen (lib/rules/quote/running-total.ts), in the room of the widest. */
export function Price({ price, rates }: { price: number; rates: Rates }) {
  const inOthers = currenciesOf(rates)
    .filter((currency) => currency !== rates.base)
    .map((currency) => [`data-${currency}`, sayTotal([price], currency, rates)]);
  return (
    <span
      className="line-price col-start-2 grid items-baseline justify-items-end whitespace-nowrap font-semibold tabular-nums"
      {...Object.fromEntries(inOthers)}
    >
      <bdi>{sayTotal([price], rates.base, rates)}</bdi>
    </span>
  );
}

/** What a quote comes to, which styles keep true until React does; smaller where it is long, as in francs. */
export function Total({ text }: { text: string }) {
  return (
    <span data-total="" suppressHydrationWarning className="tabular-nums">
      <bdi className={clsx(text.length > 11 && 'text-[length:min(1em,2.375rem)]')}>{text}</bdi>
    </span>
  );
}
