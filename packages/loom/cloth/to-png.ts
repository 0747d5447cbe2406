import sharp from 'sharp';
import type { Raster } from './render-cloth';

/** Encodes a raster as a PNG. */
export function toPng({ data, width, height }: Raster): Promise<Buffer> {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}
