import type { WebSite } from 'schema-dts';
import { homePage } from '@/content/pages/home';
import { site } from '@/content/site';
import { absoluteUrl } from '../site-url';
import { agencyReference } from './agency';

/** The site as a whole: the name search engines show for it. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#site'),
    name: site.name,
    description: homePage.meta.description,
    url: absoluteUrl('/'),
    inLanguage: 'fr',
    publisher: agencyReference(),
  };
}
