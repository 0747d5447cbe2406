import { servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { serviceList } from '@/lib/seo/structured/services';
import { JsonLd } from '@/components/layout/json-ld';
import { ActionBand } from '@/components/sections/action-band';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { ServiceList } from '@/components/sections/service-list';
import { ThreadSteps } from '@/components/sections/thread-steps';

export const metadata = pageMetadata(servicesPage.meta);

export default function ServicesPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(servicesPage.meta.path), ...serviceList()]} />
      <PageHeader {...servicesPage.header} />
      <ActionBand primary={servicesPage.actions.quote} secondary={servicesPage.actions.work} />
      <ServiceList services={services} labels={servicesPage.labels} />
      <ThreadSteps {...servicesPage.process} />
      <ClosingCall {...servicesPage.closing} />
    </>
  );
}
