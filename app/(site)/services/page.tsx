import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';

export const metadata = pageMetadata('/services');

const header = withPicture(servicesPage.header);

export default function ServicesPage() {
  return (
    <>
      <PageHeader
        {...header}
        actions={{ primary: servicesPage.actions.quote, secondary: servicesPage.actions.work }}
      />
      <SpeculationRules prerender="/contact" />
      <JsonLd things={[breadcrumbList('/services')]} />
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
