import type { OfferCatalog, Organization, ProfessionalService } from 'schema-dts';
import { contactPage } from '@/content/pages/contact';
import { getPage } from '@/lib/build/pages';
import { homePage } from '@/content/pages/home';
import { offers } from '@/content/offers';
import { site } from '@/content/site';
import { phoneLines } from '@/lib/rules/phone-lines';
import { absoluteUrl } from '../site-url';

const ID = '/#agence';

/** The agency, as far as a page about something else has to name it. */
export function agencyReference() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl(ID),
    name: site.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url: absoluteUrl('/icons/icon-512.png'), width: '512', height: '512' },
  } as const satisfies Organization;
}

/** The agency itself: who it is, how and when it can be reached, what it sells at a fixed price. */
export function professionalService(): ProfessionalService {
  const prices = offers.map(({ priceUsd }) => priceUsd);
  return {
    '@type': 'ProfessionalService',
    '@id': absoluteUrl(ID),
    name: site.name,
    slogan: site.tagline,
    description: getPage('/').description,
    url: absoluteUrl('/'),
    logo: agencyReference().logo,
    image: absoluteUrl('/og/home.jpg'),
    email: site.email,
    telephone: phoneLines(site).map(({ number }) => number),
    address: { '@type': 'PostalAddress', addressRegion: contactPage.details.location },
    areaServed: contactPage.details.location,
    knowsLanguage: 'fr',
    priceRange: `$${Math.min(...prices)}-$${Math.max(...prices)}`,
    currenciesAccepted: 'USD',
    sameAs: [site.linkedin],
    hasOfferCatalog: offerCatalog(),
  };
}

function offerCatalog(): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: homePage.pricing.title,
    itemListElement: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.title,
      description: offer.description,
      price: offer.priceUsd,
      priceCurrency: 'USD',
      url: absoluteUrl('/#tarifs'),
    })),
  };
}
