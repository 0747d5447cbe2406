import sharp from 'sharp';
import { hasPublic, publicPath, removeStale, versionOf, writeVersioned } from './write-versioned';
import type { Output } from './output';

/** Encoder qualities, 1 to 100. */
export type Quality = { avif: number; webp: number; jpeg: number };

const extensions = ['avif', 'webp', 'jpg'] as const;

const defaultQuality: Quality = { avif: 54, webp: 68, jpeg: 66 };

/** Effort of the encoders: beyond it, files hardly shrink and the wait doubles. */
const effort = 5;

/**
 * Writes a picture as AVIF, WebP and JPEG at each width (pixels), named for its content, and removes its
 * former versions; files that are already there are kept. Throws when the source is narrower than the widest.
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
  const version = versionOf(await sharp(png).raw().toBuffer(), JSON.stringify({ widths, quality, effort }));
  const names = widths.flatMap((each) => extensions.map((kind) => `${name}-${each}.${version}.${kind}`));
  if (!hasPublic(names)) await writeVersioned(await encodeWidths(name, version, png, widths, quality));
  await removeStale(new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp|jpg)$`), new Set(names));
  const height = Math.round((source.height * width) / source.width);
  return {
    files: names.map(publicPath),
    pictures: { [name]: { version, widths: [...widths], width, height } },
  };
}

async function encodeWidths(
  name: string,
  version: string,
  png: Buffer,
  widths: readonly number[],
  quality: Quality,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const { data, info } = await sharp(png)
      .resize({ width })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Of what it tells, its size alone: resizing leaves a mark of an alpha that is no longer there.
    const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    const file = `${name}-${width}.${version}`;
    const avif = open().avif({ quality: quality.avif, effort, chromaSubsampling: '4:2:0' });
    const webp = open().webp({ quality: quality.webp, effort, smartSubsample: true });
    files.set(`${file}.avif`, await avif.toBuffer());
    files.set(`${file}.webp`, await webp.toBuffer());
    files.set(`${file}.jpg`, await open().jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer());
  }
  return files;
}
