import type { Organization, Service as ServiceData } from 'schema-dts';
import { quoteWords } from '@/content/pages/devis';
import { services } from '@/content/services';
import { getPage } from '@/lib/pages';
import { absoluteUrl } from '../site-url';
import { agencyReference } from './agency';

/** What the agency does, one service for each block of the page, and the agency they all refer to. */
export function serviceList(): (Organization | ServiceData)[] {
  const agency = agencyReference();
  return [
    agency,
    ...services.map(({ id, title, subtitle }): ServiceData => ({
      '@type': 'Service',
      url: absoluteUrl(`/services#${id}`),
      name: title,
      serviceType: title,
      description: subtitle,
      provider: { '@id': agency['@id'] },
    })),
  ];
}

/** The service of the quote. */
export function quoteService(): ServiceData {
  return {
    '@type': 'Service',
    '@id': absoluteUrl('/devis#service'),
    url: absoluteUrl('/devis'),
    name: getPage('/devis').title,
    serviceType: quoteWords.service,
    description: getPage('/devis').description,
    provider: agencyReference(),
  };
}
