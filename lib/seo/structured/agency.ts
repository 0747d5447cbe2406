import type { Organization, ProfessionalService } from 'schema-dts';
import { getPage } from '@/lib/pages';
import { offers } from '@/content/offers';
import { agency } from '@/content/agency';
import { phoneLines } from '@/lib/rules/phone-lines';
import { absoluteUrl } from '../site-url';

const ID = '/#agence';

/** The agency, as far as a page about something else has to name it. */
export function agencyReference() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl(ID),
    name: agency.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png'), width: '512', height: '512' },
  } as const satisfies Organization;
}

/** The agency itself: who it is, how it can be reached, between which prices it sells. */
export function professionalService(): ProfessionalService {
  const prices = offers.flatMap(({ priceUsd }) => priceUsd ?? []);
  return {
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(ID),
    name: agency.name,
    slogan: agency.tagline,
    description: getPage('/').description,
    url: absoluteUrl('/'),
    logo: agencyReference().logo,
    image: absoluteUrl('/og/home.jpg'),
    email: agency.email,
    telephone: phoneLines(agency).map(({ number }) => number),
    address: { '@type': 'PostalAddress', addressRegion: agency.place },
    areaServed: agency.place,
    knowsLanguage: 'fr',
    ...(prices.length > 0 && {
      priceRange: [...new Set([Math.min(...prices), Math.max(...prices)])].map((usd) => `$${usd}`).join('-'),
    }),
    currenciesAccepted: 'USD, EUR, XOF, XAF',
    sameAs: agency.networks.map(({ href }) => href),
  };
}
