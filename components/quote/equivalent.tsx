import { equivalents } from '@/lib/rules/quote/equivalents';

/** What a price comes to in the currency picked with `CurrencySwitch`; nothing for the dollar, or a rate nobody knows. */
export function Equivalent({ priceUsd, eurPerUsd }: { priceUsd: number; eurPerUsd: number | null }) {
  if (eurPerUsd === null) return null;
  const { eur, cfa } = equivalents(priceUsd, eurPerUsd);
  const looks = 'equivalent block font-text text-small font-normal tracking-normal';
  return <span data-eur={eur} data-cfa={cfa} className={looks} />;
}
