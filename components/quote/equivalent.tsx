import { equivalents } from '@/lib/rules/quote/equivalents';

/** The rate is null when nobody knows it any more. */
type EquivalentProps = { priceUsd: number; eurPerUsd: number | null };

/** What a price comes to in the currency picked with `CurrencySwitch`: nothing while that is the dollar. */
export function Equivalent({ priceUsd, eurPerUsd }: EquivalentProps) {
  if (eurPerUsd === null) return null;
  const { eur, cfa } = equivalents(priceUsd, eurPerUsd);
  return (
    <span
      data-eur={eur}
      data-cfa={cfa}
      className="equivalent block font-text text-small font-normal tracking-normal"
    />
  );
}
