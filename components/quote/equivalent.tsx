import { equivalents } from '@/lib/rules/quote/equivalents';

type EquivalentProps = { priceUsd: number; eurPerUsd: number };

/** What a price comes to in the currency picked with `CurrencySwitch`: nothing while that is the dollar. */
export function Equivalent({ priceUsd, eurPerUsd }: EquivalentProps) {
  const { eur, cfa } = equivalents(priceUsd, eurPerUsd);
  return (
    <span
      data-eur={eur}
      data-cfa={cfa}
      className="equivalent block font-text text-small font-normal tracking-normal"
    />
  );
}
