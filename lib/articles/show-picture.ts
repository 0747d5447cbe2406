import type { Element } from 'hast';
import type { Image, Parent } from 'mdast';
import type { PictureFiles, ResolvedPicture } from '@/content/types';
import { jpegWidth, pictureAddress, pictureSources } from '@/lib/rules/picture-address';
import type { Told } from './front-matter';
import { frenchText } from '@/lib/rules/french-text';

/** How wide the column of an article is, as `sizes` says it. */
const SIZES = '(min-width: 768px) 42rem, 94vw';

/** Shows a picture that lies beside an article, its place kept, the words in quotes its caption; or says what is wrong. */
export function showPicture(
  image: Image,
  parent: Parent | undefined,
  findPicture: (path: string) => ResolvedPicture | undefined,
): Told | undefined {
  const { url, alt, title } = image;
  const picture = findPicture(decodeURI(url));
  const drop = 'déposez-la dans le dossier de l’article (.jpg, .png, .webp ou .avif)';
  if (!picture) return [`aucune image « ${url} » à côté de l’article`, drop];
  const example = `dites ce qu’elle montre : ![Une cliente paie](${url})`;
  if (!alt?.trim()) return [`l’image « ${url} » n’a pas d’alternative`, example];
  if (parent?.type !== 'paragraph' || parent.children.length > 1)
    return [`l’image « ${url} » est dans une phrase`, 'mettez-la seule, entre deux lignes vides'];
  image.data = { hName: 'picture', hChildren: elementsOf(picture, frenchText(alt)) };
  parent.data = { hName: 'figure' };
  if (title)
    parent.children.push({
      type: 'emphasis',
      data: { hName: 'figcaption' },
      children: [{ type: 'text', value: title }],
    });
  return undefined;
}

function elementsOf(picture: ResolvedPicture, alt: string): Element[] {
  const { width, height, phone } = picture;
  const src = pictureAddress(picture, jpegWidth(picture), 'jpg');
  return [
    ...(phone ? sources(phone, { sizes: '100vw', media: '(max-width: 47.99em)' }) : []),
    ...sources(picture, { sizes: SIZES }),
    element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' }),
  ];
}

function sources(files: PictureFiles, properties: { sizes: string; media?: string }): Element[] {
  return pictureSources(files).map((source) => element('source', { ...source, ...properties }));
}

function element(tagName: string, properties: Element['properties']): Element {
  return { type: 'element', tagName, properties, children: [] };
}
