import { catalogue } from '@/content/catalogue';
import { featureCategories } from '@/content/categories';
import { formWords } from '@/content/forms';
import { devisPage, quoteWords } from '@/content/pages/devis';
import { exchangeRate } from '@/content/rates';
import { site } from '@/content/site';
import { phoneLines } from '@/lib/rules/phone-lines';
import { pricesVersion } from '@/lib/rules/quote/link';
import { formatDate } from '@/lib/rules/format-date';
import { getLogo } from '@/lib/build/media/logo';
import { withPicture } from '@/lib/build/pictures';
import { isStaleRate } from '@/lib/build/checks/rate-mistakes';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { quoteService } from '@/lib/build/seo/structured/services';
import { JsonLd } from '@/components/layout/json-ld';
import { FeatureGroup } from '@/components/quote/feature-group';
import { Letterhead } from '@/components/quote/letterhead';
import { QuoteForm } from '@/components/quote/quote-form';
import { Faq } from '@/components/sections/faq';
import { PageHeader } from '@/components/sections/page-header';
import { EarlyScript } from '../../early-script';

export const metadata = pageMetadata('/devis');

const eurPerUsd = isStaleRate(exchangeRate) ? null : exchangeRate.eurPerUsd;

export default function DevisPage() {
  return (
    <>
      <EarlyScript part="forms" />
      <JsonLd things={[breadcrumbList('/devis'), quoteService()]} />
      <div className="print:hidden">
        <PageHeader {...withPicture(devisPage.header)} />
      </div>
      <div className="mx-auto max-w-page px-5 pb-10 pt-5 md:px-10 md:py-12 xl:px-0 print:p-0">
        <Letterhead {...site} logo={getLogo()} phones={phoneLines(site)} />
        <QuoteForm
          catalogue={catalogue}
          prices={pricesVersion(catalogue)}
          eurPerUsd={eurPerUsd}
          siteLabel={site.mailer.senderName}
          agency={{ email: site.email, whatsapp: site.whatsapp }}
          rateDate={formatDate(exchangeRate.date)}
          words={formWords}
          say={quoteWords}
        >
          {featureCategories.map((category) => (
            <FeatureGroup
              key={category}
              category={category}
              features={catalogue.filter((feature) => feature.category === category)}
              eurPerUsd={eurPerUsd}
            />
          ))}
        </QuoteForm>
      </div>
      <div className="print:hidden">
        <Faq {...devisPage.terms} />
      </div>
    </>
  );
}
