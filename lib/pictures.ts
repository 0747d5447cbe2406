import { pictures } from '@/content/pictures';
import type { PictureFiles, PictureName } from '@/content/types';

/** A picture's name together with its files: all a component needs to show it. */
export type WovenPicture = PictureFiles & { name: PictureName };

/** The files of a picture; an unknown name stops the build. */
export function getPicture(name: PictureName): WovenPicture {
  const files = (pictures as Record<PictureName, PictureFiles>)[name];
  if (!files) throw new Error(`content/pictures.ts: no picture is named "${name}"`);
  return { name, ...files };
}
