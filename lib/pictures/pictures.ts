import type { Illustration, PictureName, ResolvedPicture, WithImage, WithPicture } from '@/content/types';
import { findMaster, siteMasters, wovenMaster, type Master } from './masters';

/** The masters of a picture that the content names, the wide one first, then phones' own cut; cloths where there is no file. */
export function mastersOf(called: PictureName, masters = siteMasters()): [Master, ...Master[]] {
  const phoneName = `${called.replace(/\.\w+$/, '')}-phone`;
  const [wide, phone] = [findMaster(called, masters), findMaster(phoneName, masters)];
  if (!wide) return [wovenMaster(called), wovenMaster(phoneName)];
  return phone ? [wide, phone] : [wide];
}

/** The picture the content names, and its cut for phones where there is one. */
export function getPicture(called: PictureName, masters = siteMasters()): ResolvedPicture {
  const [wide, phone] = mastersOf(called, masters);
  return { ...wide.files, ...(phone && { phone: phone.files }) };
}

const WOVEN_ALT = 'Une étoffe tissée aux couleurs de la maison.';

/** The same words, with the files of their picture in place of its name; what they say of one that is gone is not said of the cloth in its place. */
export function withPicture<Words extends { picture: PictureName }>(words: Words): WithPicture<Words> {
  const isGone = 'alt' in words && !words.picture.startsWith('etoffe-') && !findMaster(words.picture);
  return { ...words, picture: getPicture(words.picture), ...(isGone && { alt: WOVEN_ALT }) };
}

/** The same for words with an illustration. */
export function withImage<Words extends { image: Illustration }>(words: Words): WithImage<Words> {
  return { ...words, image: withPicture(words.image) };
}
