import type { Illustration, PictureName, ResolvedPicture, WithImage, WithPicture } from '@/content/types';
import { clothAlt } from '@/content/say';
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

/** Whether words describe a picture that is gone: they are not said of the cloth in its place. */
export function isOfGone(words: object): boolean {
  const { alt, picture } = words as Partial<Illustration>;
  return alt !== undefined && !!picture && !picture.startsWith('etoffe-') && !findMaster(picture);
}

/** The same words, with the files of their picture in place of its name. */
export function withPicture<Words extends { picture: PictureName }>(words: Words): WithPicture<Words> {
  return { ...words, picture: getPicture(words.picture), ...(isOfGone(words) && { alt: clothAlt }) };
}

/** The same for words with an illustration. */
export function withImage<Words extends { image: Illustration }>(words: Words): WithImage<Words> {
  return { ...words, image: withPicture(words.image) };
}
