import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { serviceSubject } from '@/content/subjects';
import type { Service } from '@/content/types';
import { withPicture } from '@/lib/pictures/pictures';
import { ratesOf, sayInAll } from '@/lib/rules/quote/currencies';
import { costOf, selectedFeatures } from '@/lib/rules/quote/price';
import { pageMetadata } from '@/lib/seo/metadata';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { PageEnd } from '../../frame/page-end';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/services');

const header = withPicture(servicesPage.header);

function withPrice(service: Service) {
  const { lines, startsAt = null } = service;
  const price = lines.length > 0 ? costOf(selectedFeatures(lines, catalogue)) : startsAt;
  return {
    ...withPicture(service),
    subject: serviceSubject(service),
    prices: sayInAll(price, ratesOf(agency)),
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
