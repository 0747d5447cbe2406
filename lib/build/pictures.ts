import type { Illustration, PictureName, ResolvedPicture, WithImage, WithPicture } from '@/content/types';
import { findMaster, siteMasters, type Master } from './media/masters';

/** The picture the content names, and its cut for phones where there is one; an unknown name stops the build. */
export function getPicture(called: PictureName, masters = siteMasters()): ResolvedPicture {
  const picture = findMaster(called, masters);
  if (!picture) throw new Error(`content/pictures : aucune image ne s’appelle « ${called} »`);
  const phone = findMaster(`${called.replace(/\.\w+$/, '')}-phone`, masters);
  return { ...filesOf(picture), ...(phone && { phone: filesOf(phone) }) };
}

/** Tells whether a picture of the content is called so, with or without its extension; `etoffe-…` is woven. */
export function isPicture(called: string): boolean {
  return findMaster(called) !== undefined;
}

/** The same words, with the files of their picture in place of its name. */
export function withPicture<Words extends { picture: PictureName }>(words: Words): WithPicture<Words> {
  return { ...words, picture: getPicture(words.picture) };
}

/** The same for words with an illustration. */
export function withImage<Words extends { image: Illustration }>(words: Words): WithImage<Words> {
  return { ...words, image: withPicture(words.image) };
}

function filesOf({ name, version, widths, width, height }: Master) {
  return { name, version, widths, width, height };
}
