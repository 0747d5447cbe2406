import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import type { MeasuredPicture } from '@/export/previews/preview-mistakes';

/** Measures a picture of the export by its public address. */
export async function measureExported(url: string): Promise<MeasuredPicture | undefined> {
  const file = URL.canParse(url) ? `out${new URL(url).pathname}` : '';
  if (!file || !existsSync(file)) return undefined;
  const { format, width, height } = await sharp(file).metadata();
  return { format, width, height, bytes: statSync(file).size };
}
