import { catalogue, featureCategories } from '@/content/catalogue';
import { devisPage } from '@/content/pages/devis';
import { exchangeRate } from '@/content/rates';
import { site } from '@/content/site';
import { pricesVersion } from '@/lib/quote/link';
import { formatDate } from '@/lib/format-date';
import { runningTotalRules } from '@/lib/quote/running-total';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { quoteService } from '@/lib/seo/structured/services';
import { JsonLd } from '@/components/layout/json-ld';
import { WithoutScript } from '@/components/forms/without-script';
import { CurrencyScope } from '@/components/quote/currency-scope';
import { CurrencySwitch } from '@/components/quote/currency-switch';
import { CustomFeatureGroup } from '@/components/quote/custom-feature-group';
import { FeatureGroup } from '@/components/quote/feature-group';
import { Letterhead } from '@/components/quote/letterhead';
import { QuoteForm } from '@/components/quote/quote-form';
import { ReceiptHead } from '@/components/quote/receipt-head';
import { TotalBar } from '@/components/quote/total-bar';
import { PageHeader } from '@/components/sections/page-header';
import { UntilHydrated } from '@/components/ui/until-hydrated';

export const metadata = pageMetadata(devisPage.meta);

export default function DevisPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(devisPage.meta.path), quoteService()]} />
      <UntilHydrated>
        <style href="total" precedence="low">
          {runningTotalRules(catalogue)}
        </style>
      </UntilHydrated>
      <div className="print:hidden">
        <PageHeader {...devisPage.header} />
      </div>
      <div className="mx-auto max-w-page px-5 pb-16 pt-10 md:px-10 md:py-20 xl:px-0 print:p-0">
        <Letterhead {...site} />
        <CurrencyScope>
          <CurrencySwitch rateDate={formatDate(exchangeRate.date)} />
          <QuoteForm
            catalogue={catalogue}
            prices={pricesVersion(catalogue)}
            eurPerUsd={exchangeRate.eurPerUsd}
            siteLabel={site.mailer.senderName}
            agency={{ email: site.email, whatsapp: site.whatsapp }}
            receiptHead={<ReceiptHead />}
            withoutScript={<WithoutScript email={site.email} whatsapp={site.whatsapp} />}
          >
            {featureCategories.map((category) => (
              <FeatureGroup
                key={category}
                category={category}
                features={catalogue.filter((feature) => feature.category === category)}
                eurPerUsd={exchangeRate.eurPerUsd}
              />
            ))}
            <CustomFeatureGroup />
            <TotalBar />
          </QuoteForm>
        </CurrencyScope>
      </div>
    </>
  );
}
