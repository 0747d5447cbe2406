import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { ClosingCall } from '@/components/sections/closing-call';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/services');

const header = withPicture(servicesPage.header);

export default function ServicesPage() {
  return (
    <>
      <PageTop
        {...header}
        path="/services"
        leadsTo="/contact"
        actions={{ primary: servicesPage.actions.quote, secondary: servicesPage.actions.work }}
      />
      <ServiceList
        title={servicesPage.header.eyebrow}
        services={services.map(withPicture)}
        labels={servicesPage.labels}
      />
      <ThreadSteps {...servicesPage.process} />
      <ClosingCall {...servicesPage.closing} picture={header.picture} />
    </>
  );
}
