import { agency } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { categoryWeeks, featureCategories } from '@/content/categories';
import { forms } from '@/content/forms';
import { offers } from '@/content/offers';
import { devisPage, quoteWords } from '@/content/pages/devis';
import { phoneLines } from '@/lib/rules/phone-lines';
import { ratesOf } from '@/lib/rules/quote/currencies';
import { pricedOffers } from '@/lib/rules/quote/find-offer';
import { getLogo } from '@/lib/pictures/logo';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { CurrencySwitch } from '@/components/quote/currency-switch';
import { EstimateByWhatsapp } from '@/components/quote/estimate-by-whatsapp';
import { Letterhead } from '@/components/quote/letterhead';
import { QuoteCatalogue } from '@/components/quote/quote-catalogue';
import { QuoteForm } from '@/components/quote/quote-form';
import { RestoredLines } from '@/components/quote/restored-lines';
import { Faq } from '@/components/sections/faq';
import { Picture } from '@/components/ui/picture';
import { leadContent } from '../../frame/lead-content';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/devis');

const header = withPicture(devisPage.header);
const rates = ratesOf(agency);
const list = { features: catalogue, customPrice };
const { custom: _custom, passCatalogue: _passCatalogue, ...words } = quoteWords;
const way = { ...words.whatsapp, number: agency.whatsapp };

export default function DevisPage() {
  return (
    <>
      <div className="print:hidden">
        <PageTop {...header} path="/devis" script="quote" isLow />
      </div>
      <Letterhead {...agency} logo={getLogo()} phones={phoneLines(agency, forms.quote.greeting)} />
      <QuoteForm
        {...leadContent(forms.quote, { text: way.text, more: <RestoredLines /> })}
        list={list}
        categories={featureCategories}
        offers={pricedOffers(offers)}
        currency={<CurrencySwitch rates={rates} words={words.currencies} />}
        whatsapp={{
          inSheet: <EstimateByWhatsapp {...way} place="sheet" />,
          beside: <EstimateByWhatsapp {...way} place="button" />,
        }}
        categoryWeeks={categoryWeeks}
        rates={rates}
        quoteWords={words}
      >
        <QuoteCatalogue
          list={list}
          categories={featureCategories}
          rates={rates}
          rateDay={agency.exchangeRate.date}
          words={quoteWords}
        />
      </QuoteForm>
      <div className="print:hidden">
        <Picture picture={header.picture} alt="" sizes="100vw" className="h-24 w-full object-cover md:h-40" />
        <Faq {...devisPage.terms} ground="tint" />
      </div>
    </>
  );
}
