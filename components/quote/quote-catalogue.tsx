import type { Agency, PriceList, QuoteWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { currenciesOf, type Rates } from '@/lib/rules/quote/currencies';
import { Selvedge } from '@/components/ui/selvedge';
import { CustomFeatures } from './custom-features';
import { FeatureGroups } from './feature-groups';

type QuoteCatalogueProps = {
  list: PriceList;
  categories: readonly string[];
  rates: Rates;
  rateDay: Agency['exchangeRate']['date'];
  words: QuoteWords;
};

/** All that can be ticked, category by category, then own words; before it the way past it, after it the day of the rate. */
export function QuoteCatalogue({ list, categories, rates, rateDay, words }: QuoteCatalogueProps) {
  const { custom, receipt, currencies, passCatalogue } = words;
  /** The dollar alone is read at a rate that has a day. */
  const isReadAtRate = currenciesOf(rates).length > 1 && rates.worth.usd;
  return (
    <>
      <a
        href="#name"
        data-early="field"
        className="mb-4 inline-block rounded bg-ochre px-5 py-3 font-semibold text-ink [&:not(:focus)]:sr-only"
      >
        {passCatalogue}
      </a>
      <FeatureGroups categories={categories} features={list.features} rates={rates} />
      <CustomFeatures price={list.customPrice} rates={rates} words={custom} receipt={receipt} />
      {isReadAtRate && (
        <p className="mt-4 text-small text-muted">{fill(currencies.note, { date: formatDate(rateDay) })}</p>
      )}
      <Selvedge className="-mr-warp-gutter mt-6 max-lg:hidden" />
    </>
  );
}
