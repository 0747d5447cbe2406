import { agency } from '@/content/agency';
import { offers } from '@/content/offers';
import { pages, type RoutePath } from '@/content/pages';
import type { Article } from '@/content/types';
import { getPage } from '@/lib/pages/pages';
import type { Portrait } from '@/lib/pictures/team';
import { lastChange } from '@/lib/rules/blog/articles';
import { asTyped } from '@/lib/rules/french-text';
import { phoneLines } from '@/lib/rules/phone-lines';
import { CARD_SIZE, jpegAddress } from '@/lib/rules/picture-address';
import { plainAmount } from '@/lib/rules/quote/currencies';
import { absoluteUrl, cardPath } from './site-url';

/** Something that a page tells search engines of, in the words of https://schema.org. */
export type Thing = { '@type': string; [property: string]: unknown };

/** The agency, as far as a page about something else has to name it. */
function organization(): Thing {
  const url = absoluteUrl('/icons/icon-512.png');
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#agence'),
    name: agency.name,
    url: absoluteUrl('/'),
    logo: { '@type': 'ImageObject', url, width: '512', height: '512' },
  };
}

/** The agency itself: how it can be reached, and between which prices it sells. */
export function professionalService(): Thing {
  const prices = offers.flatMap(({ price }) => price ?? []);
  const range = [...new Set([Math.min(...prices), Math.max(...prices)])].map((price) =>
    plainAmount(price, agency.currency),
  );
  return {
    ...organization(),
    '@type': 'ProfessionalService',
    description: getPage('/').description,
    image: absoluteUrl(cardPath('/')),
    email: agency.email,
    telephone: listOrNone(phoneLines(agency, '').map(({ number }) => asTyped(number))),
    address: { '@type': 'PostalAddress', addressRegion: agency.place },
    priceRange: prices.length > 0 ? range.join('-') : undefined,
    sameAs: listOrNone(agency.networks.map(({ href }) => href)),
  };
}

/** A property with nothing in it is not told. */
function listOrNone(list: string[]): string[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** The site as a whole: the name search engines show for it. */
export function webSite(): Thing {
  return { '@type': 'WebSite', '@id': absoluteUrl('/#site'), name: agency.name, url: absoluteUrl('/') };
}

/** The way from the home page to a page, and on to an article of it, in the words of the menus. */
export function breadcrumbList(path: RoutePath, article?: Pick<Article, 'id' | 'title'>): Thing {
  const crumbs = pages
    .filter((page) => page.path === '/' || page.path === path)
    .map((page) => ({ name: page.label as string, item: absoluteUrl(page.path) }));
  if (article) crumbs.push({ name: article.title, item: absoluteUrl(`/blog/${article.id}`) });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
  };
}

/** An article, and who signs it, where there is a photo of them: its text stays in the page. */
export function blogPosting(article: Article, portrait?: Portrait): Thing {
  const url = absoluteUrl(`/blog/${article.id}`);
  const card = absoluteUrl(cardPath(`/blog/${article.id}`));
  const face = portrait?.isPhoto && absoluteUrl(jpegAddress(portrait.picture));
  const { width, height } = CARD_SIZE;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.excerpt,
    image: { '@type': 'ImageObject', url: card, width: String(width), height: String(height) },
    datePublished: article.date,
    dateModified: lastChange(article),
    author: article.role
      ? { '@type': 'Person', name: article.author, jobTitle: article.role, image: face }
      : { '@type': 'Organization', name: article.author, url: absoluteUrl('/about') },
    publisher: organization(),
  };
}
