import sharp from 'sharp';
import { removeStale, versionOf, writeVersioned } from './write-versioned';
import type { Output } from './output';

/** Encoder qualities, 1 to 100. */
export type Quality = { avif: number; webp: number; jpeg: number };

const defaultQuality: Quality = { avif: 54, webp: 68, jpeg: 66 };

/**
 * Writes a picture as AVIF, WebP and JPEG at each width (pixels), named for its content, and removes its
 * former versions; throws when the source is narrower than the widest file.
 */
export async function encodePicture(
  name: string,
  png: Buffer,
  widths: readonly number[],
  quality: Quality = defaultQuality,
): Promise<Output> {
  const source = await sharp(png).metadata();
  const width = Math.max(...widths);
  if (source.width < width) throw new Error(`${name}: ${source.width} px is too narrow for ${width} px`);
  const version = versionOf(png, JSON.stringify({ widths, quality }));
  const files = new Map<string, Buffer>();
  for (const each of widths) {
    const resized = await sharp(png)
      .resize({ width: each })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const file = `${name}-${each}.${version}`;
    files.set(
      `${file}.avif`,
      await sharp(resized).avif({ quality: quality.avif, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    files.set(
      `${file}.webp`,
      await sharp(resized).webp({ quality: quality.webp, effort: 5, smartSubsample: true }).toBuffer(),
    );
    files.set(`${file}.jpg`, await sharp(resized).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer());
  }
  await removeStale(new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp|jpg)$`), new Set(files.keys()));
  const height = Math.round((source.height * width) / source.width);
  return {
    files: await writeVersioned(files),
    pictures: { [name]: { version, widths: [...widths], width, height } },
  };
}
