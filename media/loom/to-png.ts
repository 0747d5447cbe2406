import sharp, { type Sharp } from 'sharp';
import type { Raster } from './render-cloth';

/** Hands a raster to sharp, for resizing, composing or encoding. */
export function toSharp({ data, width, height }: Raster): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
}

/** Encodes a raster as a PNG. */
export function toPng(raster: Raster): Promise<Buffer> {
  return toSharp(raster).removeAlpha().png({ compressionLevel: 4 }).toBuffer();
}
