import sharp from 'sharp';
import { writeFiles } from '../write-outputs';
import { encodeIco } from './encode-ico';
import { drawIcon } from './logo';
import { drawSelvedge } from './selvedge';

/** Units of the square around the 12-unit mark: tab icons are tight, touch icons airier, maskable ones safe. */
const tab = drawIcon(16, 3);
const touch = drawIcon(20, 0);
const maskable = drawIcon(24, 0);

function toPng(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 16;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Writes the icons of tabs and home screens, and the selvedge. */
export async function produce(): Promise<string[]> {
  const files = new Map<string, Uint8Array | string>([
    ['public/favicon.svg', tab],
    ['public/favicon.ico', encodeIco(await toPng(tab, 32), 32)],
    ['public/icons/touch-180.png', await toPng(touch, 180)],
    ['public/icons/icon-192.png', await toPng(tab, 192)],
    ['public/icons/icon-512.png', await toPng(tab, 512)],
    ['public/icons/icon-maskable-512.png', await toPng(maskable, 512)],
    ['public/media/selvedge.svg', drawSelvedge()],
  ]);
  return writeFiles(files);
}
