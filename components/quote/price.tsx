import clsx from 'clsx';
import { formatPrice } from '@/lib/rules/format-price';
import { equivalents } from '@/lib/rules/quote/equivalents';

type PriceProps = {
  priceUsd: number;
  /** What a dollar is worth in euros; null when nobody knows. */
  eurPerUsd: number | null;
  className?: string;
  /** Of the quote so far, which styles keep true until React does (lib/rules/quote/running-total.ts). */
  isTotal?: boolean;
};

/** A price in dollars, and in the currency picked with `CurrencySwitch`, which then comes first. */
export function Price({ priceUsd, eurPerUsd, className, isTotal }: PriceProps) {
  const { eur, cfa } = equivalents(priceUsd, eurPerUsd ?? 0);
  return (
    <span className={clsx('flex flex-col print:flex-row print:items-baseline', className)}>
      <span data-total={isTotal ? '' : undefined} className="usd">
        {isTotal ? <span>{formatPrice(priceUsd)}</span> : formatPrice(priceUsd)}
      </span>
      {eurPerUsd !== null && (
        <span data-eur={eur} data-cfa={cfa.replace(/\u00a0(?=FCFA$)/, ' ')} className="equivalent" />
      )}
    </span>
  );
}
