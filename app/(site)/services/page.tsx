import { agency } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { offers } from '@/content/offers';
import { quoteWords } from '@/content/pages/devis';
import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { serviceSubject } from '@/content/subjects';
import type { Service } from '@/content/types';
import { withPicture } from '@/lib/pictures/pictures';
import { ratesOf, sayInAll, sayTotal } from '@/lib/rules/quote/currencies';
import { findOffer, pricedOffers, tellOffer } from '@/lib/rules/quote/find-offer';
import { costOf, selectedFeatures } from '@/lib/rules/quote/price';
import { pageMetadata } from '@/lib/seo/metadata';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { PageEnd } from '../../frame/page-end';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/services');

const header = withPicture(servicesPage.header);
const rates = ratesOf(agency);
const say = (...prices: readonly number[]) => sayTotal(prices, rates.base, rates);

function withPrice(service: Service) {
  const { lines, startsAt = null } = service;
  const ticked = selectedFeatures(lines, catalogue);
  const price = lines.length > 0 ? costOf(ticked) : startsAt;
  const offer = findOffer(lines, pricedOffers(offers), { features: catalogue, customPrice });
  return {
    ...withPicture(service),
    subject: serviceSubject(service),
    prices: sayInAll(price, rates),
    offer: offer && tellOffer(offer, ticked, say, quoteWords.offer).said,
  };
}

export default function ServicesPage() {
  return (
    <>
      <PageTop {...header} path="/services" actions={servicesPage.actions} />
      <ServiceList
        title={servicesPage.header.eyebrow}
        services={services.map(withPrice)}
        labels={servicesPage.labels}
      />
      <ThreadSteps {...servicesPage.process} />
      <PageEnd {...servicesPage.closing} picture={header.picture} />
    </>
  );
}
