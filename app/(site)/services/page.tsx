import { servicesPage } from '@/content/pages/services';
import { amount } from '@/content/say';
import { services } from '@/content/services';
import { serviceSubject } from '@/content/subjects';
import type { Service } from '@/content/types';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { PageEnd } from '../../page-end';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/services');

const header = withPicture(servicesPage.header);

function withPrice(service: Service) {
  const { startsAt } = service;
  const startsAtWords = startsAt === undefined ? undefined : amount(startsAt);
  return { ...withPicture(service), subject: serviceSubject(service), startsAtWords };
}

export default function ServicesPage() {
  return (
    <>
      <PageTop
        {...header}
        path="/services"
        actions={{ primary: servicesPage.actions.quote, secondary: servicesPage.actions.work }}
      />
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
