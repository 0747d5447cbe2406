import { basename } from 'node:path';
import type { Element, Root } from 'hast';
import type { Heading, Image, Link, Parent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { articleParts } from '@/content/pages/blog';
import type { ResolvedPicture } from '@/content/types';
import { frenchText } from '@/lib/rules/french-text';
import { jpegAddress, pictureSources } from '@/lib/rules/picture-address';
import { slugOf } from '@/lib/rules/slug-of';
import type { Refusal } from './front-matter';

/** Gives a section's heading its anchor, written `{#anchor}` or made of its words, and a link to itself; or says what is wrong. */
export function anchorHeading(heading: Heading, anchors: Set<string>): Refusal | undefined {
  if (heading.children.some(({ type }) => /^link/.test(type)))
    return ['un titre est lui-même un lien', 'mettez cet autre lien dans le texte qui suit'];
  const last = heading.children.at(-1);
  const written = last?.type === 'text' ? last.value.match(/\s*\{#([a-z0-9-]+)\}$/) : null;
  if (last?.type === 'text' && written) last.value = last.value.slice(0, written.index);
  const id = written?.[1] ?? slugOf(toString(heading));
  const url = `#${id}`;
  if (anchors.has(url)) return [`deux titres mènent à « ${url} »`, 'finissez l’un d’eux par {#autre-nom}'];
  anchors.add(url);
  heading.data = { hProperties: { id } };
  heading.children = [{ type: 'link', url, children: heading.children }];
  return undefined;
}

/** `sizes` of a figure; under wide screens less than it is: a phone has more dots than are worth their bytes. */
const SIZES = '(min-width: 64em) 55rem, 60vw';

const DROP = 'déposez-la dans le dossier de l’article (.jpg, .png, .webp ou .avif)';

/** Shows a picture that lies beside an article, its place kept, the words in quotes its caption; or says what is wrong. */
export function showPicture(
  image: Image,
  parent: Parent | undefined,
  findPicture: (path: string) => ResolvedPicture | undefined,
): Refusal | undefined {
  const { url, alt, title } = image;
  const picture = findPicture(nameOf(url));
  if (!picture) return [`aucune image « ${url} » à côté de l’article`, DROP];
  const example = `dites ce qu’elle montre : ![Une cliente paie](${url})`;
  if (!alt?.trim()) return [`l’image « ${url} » n’a pas d’alternative`, example];
  if (parent?.type !== 'paragraph' || parent.children.length > 1)
    return [`l’image « ${url} » est dans une phrase`, 'mettez-la seule, entre deux lignes vides'];
  const { width, height } = picture;
  const src = jpegAddress(picture);
  const hChildren = [
    ...pictureSources(picture).map((source) => element('source', { ...source, sizes: SIZES })),
    element('img', { src, alt: frenchText(alt), width, height, loading: 'lazy', decoding: 'async' }),
  ];
  image.data = { hName: 'picture', hChildren };
  parent.data = { hName: 'figure' };
  const children = [{ type: 'text' as const, value: title ?? '' }];
  if (title) parent.children.push({ type: 'emphasis', data: { hName: 'figcaption' }, children });
  return undefined;
}

/** A thread's breadth of a cover, from the very files that the top of its article asks for; nothing to hear or to print. */
export function sliceOf(cover: ResolvedPicture): string {
  const sources = pictureSources(cover).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="100vw">`,
  );
  const { width, height } = cover;
  const src = jpegAddress(cover);
  const img = `<img src="${src}" alt="" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  return `<picture aria-hidden="true">${sources.join('')}${img}</picture>`;
}

/** A file's name as an address says it; as it is written where its sign of percentage is none of an address. */
function nameOf(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Leads a link to the file that lies beside an article, which is downloaded under its own name; tells whether there is one. */
export function giveFile(link: Link, findDownload: (path: string) => string | undefined): boolean {
  const address = findDownload(link.url);
  if (!address) return false;
  link.data = { hProperties: { download: basename(link.url) } };
  link.url = address;
  return true;
}

/** More lines than the style shows at first (app/styles/article.css). */
const MANY_LINES = 20;

const WHOLE = { className: ['xs:whitespace-nowrap'] };
const LONG = { className: ['long-code'] };
const TABLE = { className: ['overflow-x-auto'], tabIndex: 0, role: 'group', ariaLabel: articleParts.table };

/** The only properties that these elements have, whatever Markdown says of them. */
const PROPERTIES: Record<string, Element['properties']> = {
  pre: { tabIndex: 0, role: 'group', ariaLabel: articleParts.code },
  code: {},
  th: { scope: 'col' },
  td: {},
  picture: {},
};

/**
 * Gives each block of code a name, and a long one a native disclosure that shows it whole, the block itself holding every line; and
 * each table a frame. Code and frames scroll, with the keyboard too, where they are wider than a phone; a few words of code do not break.
 */
export function frameWideParts(html: Root): void {
  visit(html, 'element', (block, index = 0, parent) => {
    block.properties = PROPERTIES[block.tagName] ?? block.properties;
    if (block.tagName === 'code' && /^(?=.*[ -]).{1,24}$/.test(toString(block))) block.properties = WHOLE;
    const isLong = block.tagName === 'pre' && toString(block).trimEnd().split('\n').length > MANY_LINES;
    const summary = element('summary', {}, { type: 'text', value: articleParts.showAllCode });
    if (block.tagName === 'table') parent?.children.splice(index, 1, element('div', TABLE, block));
    if (isLong)
      parent?.children.splice(index, 1, element('div', LONG, element('details', {}, summary), block));
  });
}

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element {
  return { type: 'element', tagName, properties, children };
}
