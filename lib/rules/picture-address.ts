import type { PictureFiles, ResolvedPicture } from '@/content/types';

/** A preview card, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export type PictureKind = 'avif' | 'webp' | 'jpg';

/** Address of a picture, `width` pixels wide, in one format. */
export function pictureAddress({ name, version }: PictureFiles, width: number, kind: PictureKind) {
  return `/media/${name}-${width}.${version}.${kind}` as const;
}

/** The one width that has a JPEG, for browsers that read nothing newer: the first that a phone does not have to stretch. */
export function jpegWidth({ widths }: PictureFiles): number {
  return widths.find((width) => width >= 720) ?? widths.at(-1) ?? 0;
}

/** The address of that JPEG. */
export function jpegAddress(files: PictureFiles) {
  return pictureAddress(files, jpegWidth(files), 'jpg');
}

/** What a browser chooses a picture from: its formats, the lightest first, each in every width. */
export function pictureSources(files: PictureFiles): { type: string; srcSet: string }[] {
  return (['avif', 'webp'] as const).map((kind) => ({
    type: `image/${kind}`,
    srcSet: files.widths.map((each) => `${pictureAddress(files, each, kind)} ${each}w`).join(', '),
  }));
}

/** A picture as a sample: its middle, small, and not the cut that phones have of it. */
export function sampleOf({ phone: _, ...files }: ResolvedPicture): PictureFiles {
  return { ...files, widths: files.widths.slice(0, 3) };
}
