import clsx from 'clsx';
import { equivalents } from '@/lib/quote/equivalents';

type EquivalentProps = { priceUsd: number; eurPerUsd: number; onDark?: boolean };

/** What a price comes to in the currency picked with `CurrencySwitch`: nothing while that is the dollar. */
export function Equivalent({ priceUsd, eurPerUsd, onDark = false }: EquivalentProps) {
  const { eur, cfa } = equivalents(priceUsd, eurPerUsd);
  return (
    <span
      data-eur={eur}
      data-cfa={cfa}
      className={clsx('equivalent block text-small font-normal', onDark ? 'text-lavender' : 'text-muted')}
    />
  );
}
