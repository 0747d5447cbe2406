import { expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { phoneLines } from '@/lib/rules/phone-lines';
import type { Thing } from '@/lib/seo/structured-data';
import { exportedFiles, publicPages, type ExportedPage } from '../support/exported-site';

/**
 * What search engines ask of each type: the properties Google's documentation calls required, and those it
 * recommends that this site can truthfully give.
 */
const REQUIRED: Record<string, string[]> = {
  ProfessionalService: [
    ...['name', 'address', 'url', 'priceRange', 'image', 'logo'],
    ...(phoneLines(agency, '').length > 0 ? ['telephone'] : []),
    ...(agency.networks.length > 0 ? ['sameAs'] : []),
  ],
  PostalAddress: ['addressRegion'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url'],
  Person: ['name', 'jobTitle'],
  ImageObject: ['url', 'width', 'height'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
};

/** The types each page must tell, whatever else it tells. */
function typesFor(path: string): string[] {
  if (path === '/') return ['ProfessionalService', 'WebSite'];
  return ['BreadcrumbList', ...(path.startsWith('/blog/') ? ['BlogPosting'] : [])];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && '@type' in value;
}

/** Every typed thing of a value, however deep. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

function thingsOf({ document }: ExportedPage): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts).toHaveLength(1);
  return scripts.flatMap((script) => thingsIn(JSON.parse(script.textContent ?? '')));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

test.each(publicPages())(
  '$path tells what search engines look for there, whole and of the right kind',
  (page) => {
    const things = thingsOf(page);
    expect(things.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(typesFor(page.path)));
    for (const thing of things) {
      const required = REQUIRED[thing['@type']];
      expect(required, `no requirement is written for ${thing['@type']}`).toBeDefined();
      expect(
        required?.filter((property) => isEmpty(thing[property])),
        thing['@type'],
      ).toEqual([]);
      for (const date of [thing.datePublished, thing.dateModified].filter((value) => value !== undefined)) {
        expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
      for (const name of ['url', 'item', 'mainEntityOfPage', '@id'].filter((key) => key in thing)) {
        expect(thing[name]).toMatch(/^https:\/\//);
      }
      if (thing['@type'] === 'ImageObject') {
        expect(exportedFiles.has(new URL(String(thing.url)).pathname)).toBe(true);
      }
    }
  },
);
