import type { Document, Element } from 'domhandler';
import { weights } from '@/content/say';
import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/numbers';
import { weightOf } from '../compress-texts';
import { readDeferredScripts } from './defer-scripts';
import { elementsOf, formatPage } from './parse-page';

/** The largest that visitors hold: three dots to a pixel; and what a unit is, in pixels. */
const PHONE = { dots: 3, vw: 4.3, rem: 16 };

/** What bytes weigh, as a page says it: thousands of them. */
export function formatWeight(bytes: number): string {
  return `${groupThousands(Math.round(bytes / 1000))}\u00a0ko`;
}

/**
 * What the first visit of a page costs a phone that reads it to its end, in words: itself compressed, its faces, pictures and logo;
 * apart, a film, and the scripts of a form. `sizeOf` gives the bytes of an exported file on the wire.
 */
export function sayWeight(page: Document, sizeOf: (address: string) => number): string {
  const html = formatPage(page);
  const sum = (addresses: string[]) =>
    [...new Set(addresses)].reduce((bytes, address) => bytes + sizeOf(address), 0);
  const named = [...html.matchAll(/url\((\/[^)]+)\)/g)].map(([, address = '']) => address);
  // Where it is too large to stand in the page.
  const logos = elementsOf(page, 'image').map(({ attribs }) => attribs.href ?? '');
  const fetched = sum([...named, ...logos, ...elementsOf(page, 'picture').map(pictureOf)]);
  // Of what a phone may be given, the largest.
  const films = elementsOf(page, 'video').flatMap(
    ({ attribs }) => attribs['data-files']?.split('\n')[0]?.split(' ') ?? [],
  );
  const scripts = readDeferredScripts(html);
  const apart = [
    films.length > 0 && fill(weights.film, { size: formatWeight(Math.max(...films.map(sizeOf))) }),
    scripts.length > 0 && fill(weights.form, { size: formatWeight(sum(scripts)) }),
  ];
  const most = fill(weights.most, { size: formatWeight(weightOf(html) + fetched) });
  return [most, ...apart].filter(Boolean).join('');
}

/** The address that a phone asks for, of all that a picture offers. */
function pictureOf(picture: Element): string {
  const isForPhones = ({ attribs: { media } }: Element) => !media || /max-width/.test(media);
  const [source] = elementsOf(picture, 'source', isForPhones);
  // React writes it with a capital, the text of an article without.
  const { sizes = '100vw', srcSet, srcset = srcSet ?? '' } = source?.attribs ?? {};
  const [, length, unit] = /([\d.]+)(vw|rem)$/.exec(sizes) ?? [];
  const wanted = PHONE.dots * Number(length) * PHONE[unit as 'vw'];
  const offered = srcset.split(', ').map((each) => each.split(' '));
  const [address = ''] =
    offered.find(([, width = '']) => Number.parseInt(width) >= wanted) ?? offered.at(-1) ?? [];
  return address;
}
