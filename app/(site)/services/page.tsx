import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { withPicture } from '@/lib/build/pictures';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { serviceList } from '@/lib/build/seo/structured/services';
import { JsonLd } from '@/components/layout/json-ld';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';

export const metadata = pageMetadata('/services');

export default function ServicesPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList('/services'), ...serviceList()]} />
      <PageHeader
        {...withPicture(servicesPage.header)}
        actions={{ primary: servicesPage.actions.quote, secondary: servicesPage.actions.work }}
      />
      <ServiceList title={servicesPage.header.eyebrow} services={services} labels={servicesPage.labels} />
      <ThreadSteps {...servicesPage.process} />
      <ClosingCall {...withPicture(servicesPage.closing)} />
    </>
  );
}
