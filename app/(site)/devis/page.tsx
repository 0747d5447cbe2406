import { agency } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { categoryWeeks, featureCategories } from '@/content/categories';
import { forms } from '@/content/forms';
import { offers } from '@/content/offers';
import { devisPage, quoteWords } from '@/content/pages/devis';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { phoneLines } from '@/lib/rules/phone-lines';
import { currenciesOf, ratesOf } from '@/lib/rules/quote/currencies';
import { pricedOffers } from '@/lib/rules/quote/find-offer';
import { getLogo } from '@/lib/pictures/logo';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { SendByWhatsapp } from '@/components/lead/send-by-whatsapp';
import { CurrencySwitch } from '@/components/quote/currency-switch';
import { CustomFeatures } from '@/components/quote/custom-features';
import { FeatureGroups } from '@/components/quote/feature-groups';
import { Letterhead } from '@/components/quote/letterhead';
import { QuoteForm } from '@/components/quote/quote-form';
import { RestoredLines } from '@/components/quote/restored-lines';
import { Faq } from '@/components/sections/faq';
import { Picture } from '@/components/ui/picture';
import { Selvedge } from '@/components/ui/selvedge';
import { leadContent } from '../../frame/lead-content';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/devis');

const header = withPicture(devisPage.header);
const { exchangeRate, whatsapp } = agency;
const rates = ratesOf(agency);
const { custom, passCatalogue, ...words } = quoteWords;
const { currencies, whatsapp: way } = words;
/** The dollar alone is read at a rate that has a day. */
const isReadAtRate = currenciesOf(rates).length > 1 && rates.worth.usd;

export default function DevisPage() {
  return (
    <>
      <div className="print:hidden">
        <PageTop {...header} path="/devis" script="quote" isLow isShortOnPhones />
      </div>
      <Letterhead {...agency} logo={getLogo()} phones={phoneLines(agency, forms.quote.greeting)} />
      <QuoteForm
        {...leadContent(forms.quote, { text: way.text, more: <RestoredLines /> })}
        list={{ features: catalogue, customPrice }}
        categories={featureCategories}
        offers={pricedOffers(offers)}
        currency={<CurrencySwitch rates={rates} words={currencies} />}
        whatsapp={{
          inSheet: (
            <SendByWhatsapp
              {...way}
              number={whatsapp}
              tone="outline"
              className="mb-4 mt-2.5 w-full group-data-[chosen=no]:hidden lg:mb-0"
            />
          ),
          beside: (
            <SendByWhatsapp {...way} number={whatsapp} tone="quiet" className="group-data-[sending]:hidden" />
          ),
        }}
        categoryWeeks={categoryWeeks}
        rates={rates}
        quoteWords={words}
      >
        <a
          href="#name"
          data-early="field"
          className="mb-4 inline-block rounded bg-ochre px-5 py-3 font-semibold text-ink [&:not(:focus)]:sr-only"
        >
          {passCatalogue}
        </a>
        <FeatureGroups categories={featureCategories} features={catalogue} rates={rates} />
        <CustomFeatures price={customPrice} rates={rates} words={custom} receipt={words.receipt} />
        {isReadAtRate && (
          <p className="mt-4 text-small text-muted">
            {fill(currencies.note, { date: formatDate(exchangeRate.date) })}
          </p>
        )}
        <Selvedge className="-mr-11 mt-6 max-lg:hidden" />
      </QuoteForm>
      <div className="print:hidden">
        <Picture picture={header.picture} alt="" sizes="100vw" className="h-24 w-full object-cover md:h-40" />
        <Faq {...devisPage.terms} ground="tint" />
      </div>
    </>
  );
}
