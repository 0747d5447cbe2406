import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { jpegWidth, pictureAddress } from '@/lib/rules/picture-address';
import type { Master } from './masters';
import { picturesRecipe } from './recipe';
import type { MediaFile } from './write-media';

/** The pixels of a picture, upright. */
export async function openMaster({ path, weave }: Master): Promise<Sharp> {
  return sharp(weave ? Buffer.from(await weave()) : path).autoOrient();
}

/** The files that visitors get of a picture: two formats in every width, and a JPEG for browsers that read neither. */
export function encodedFiles(master: Master): MediaFile[] {
  const { files, weave } = master;
  const { quality, smallest = quality, effort } = picturesRecipe(files.name, files.width);
  const fileOf = (width: number, kind: 'avif' | 'webp' | 'jpg', encode: (pixels: Sharp) => Sharp) => ({
    name: basename(pictureAddress(files, width, kind)),
    of: weave ? `${files.name}, étoffe tissée` : files.name,
    // Turned as the camera says, of what a file tells its pixels alone, and never seen through.
    make: async () =>
      encode((await openMaster(master)).flatten({ background: 'white' }).resize({ width })).toBuffer(),
  });
  const modern = files.widths.flatMap((width, index) => {
    const { avif, webp } = index === 0 ? smallest : quality;
    return [
      fileOf(width, 'avif', (pixels) => pixels.avif({ quality: avif, effort, chromaSubsampling: '4:2:0' })),
      fileOf(width, 'webp', (pixels) => pixels.webp({ quality: webp, effort, smartSubsample: true })),
    ];
  });
  if (files.name.endsWith('-phone')) return modern;
  const jpeg = { quality: quality.jpeg, mozjpeg: true };
  return [...modern, fileOf(jpegWidth(files), 'jpg', (pixels) => pixels.jpeg(jpeg))];
}
