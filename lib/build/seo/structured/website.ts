import type { WebSite } from 'schema-dts';
import { site } from '@/content/site';
import { getPage } from '@/lib/build/pages';
import { absoluteUrl } from '../site-url';
import { agencyReference } from './agency';

/** The site as a whole: the name search engines show for it. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: site.name,
    description: getPage('/').description,
    url: absoluteUrl('/'),
    inLanguage: 'fr',
    publisher: agencyReference(),
  };
}
