import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { featureCategories } from '@/content/categories';
import { formWords } from '@/content/forms';
import { devisPage, quoteWords } from '@/content/pages/devis';
import { phoneLines } from '@/lib/rules/phone-lines';
import { livingRate } from '@/lib/rules/quote/exchange-rate';
import { formatDate } from '@/lib/rules/format-date';
import { getLogo } from '@/lib/pictures/logo';
import { withPicture } from '@/lib/pictures/pictures';
import { currentNotices } from '@/lib/pages/notices';
import { pageMetadata } from '@/lib/seo/metadata';
import { Notices } from '@/components/layout/notices';
import { FeatureGroup } from '@/components/quote/feature-group';
import { Letterhead } from '@/components/quote/letterhead';
import { QuoteForm } from '@/components/quote/quote-form';
import { Faq } from '@/components/sections/faq';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/devis');

const { email, exchangeRate, firstCurrency, senderName, whatsapp } = agency;
const eurPerUsd = livingRate(exchangeRate);

export default function DevisPage() {
  return (
    <>
      <div className="print:hidden">
        <PageTop {...withPicture(devisPage.header)} path="/devis" early="form" />
      </div>
      <Notices
        notices={currentNotices()}
        className="page-width border-l-thread border-ochre py-3 font-semibold print:hidden"
      />
      <Letterhead {...agency} logo={getLogo()} phones={phoneLines(agency)} />
      <QuoteForm
        catalogue={catalogue}
        categories={featureCategories}
        eurPerUsd={eurPerUsd}
        firstCurrency={eurPerUsd === null ? 'usd' : firstCurrency}
        siteLabel={senderName}
        agency={{ email, whatsapp }}
        rateDate={formatDate(exchangeRate.date)}
        words={formWords}
        quoteWords={quoteWords}
      >
        {featureCategories.map((category, position) => {
          const features = catalogue.filter((feature) => feature.category === category);
          return (
            features.length > 0 && (
              <FeatureGroup key={category} {...{ category, position, features, eurPerUsd }} />
            )
          );
        })}
      </QuoteForm>
      <div className="print:hidden">
        <Faq {...devisPage.terms} />
      </div>
    </>
  );
}
