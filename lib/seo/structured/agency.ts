import type { OfferCatalog, Organization, ProfessionalService, Service } from 'schema-dts';
import { getPage } from '@/lib/pages';
import { homePage } from '@/content/pages/home';
import { offers } from '@/content/offers';
import { quoteWords } from '@/content/pages/devis';
import { services } from '@/content/services';
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

/** The agency itself: who it is, how and when it can be reached, what it sells at a fixed price. */
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
      hasOfferCatalog: offerCatalog(),
    }),
    currenciesAccepted: 'USD, EUR, XOF, XAF',
    sameAs: agency.networks.map(({ href }) => href),
  };
}

function offerCatalog(): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: homePage.pricing.title,
    itemListElement: offers.flatMap(({ title, description, priceUsd }) =>
      priceUsd === null
        ? []
        : {
            '@type': 'Offer' as const,
            ...{ name: title, description, price: priceUsd, priceCurrency: 'USD' },
            url: absoluteUrl('/#tarifs'),
          },
    ),
  };
}

/** What the agency does, one service for each block of the page, and the agency they all refer to. */
export function serviceList(): (Organization | Service)[] {
  const provider = agencyReference();
  return [
    provider,
    ...services.map(({ id, title, subtitle }): Service => ({
      '@type': 'Service',
      url: absoluteUrl(`/services#${id}`),
      name: title,
      serviceType: title,
      description: subtitle,
      provider: { '@id': provider['@id'] },
    })),
  ];
}

/** The service of the quote. */
export function quoteService(): Service {
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
