import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { colours, dye } from '@/lib/colours';
import { getLogo, logoFile, readLogo } from './logo';

/** Units of the square around a mark of 12: tab icons are tight, touch icons airier. */
const [tab, touch] = [16, 20];

/** Draws in `public` what follows the logo and the colours. */
export async function drawMarks(): Promise<void> {
  const file = logoFile();
  const mark = readMark(file);
  const tabIcon = icon(mark, tab, 3);
  for (const folder of ['public/icons', 'public/media']) mkdirSync(folder, { recursive: true });
  writeFileSync('public/favicon.svg', tabIcon);
  writeFileSync('public/favicon.ico', toIco(await toPng(tabIcon, 32), 32));
  // Where iPhones look for it, without being told.
  writeFileSync('public/apple-touch-icon.png', await toPng(icon(mark, touch), 180));
  writeFileSync('public/icons/icon-512.png', await toPng(tabIcon, 512));
  writeFileSync('public/media/selvedge.svg', dye(readFileSync('content/selvedge.svg', 'utf8')));
}

/** Whether a logo can be told from the ink it stands on. */
export async function isMarkSeen(file: string): Promise<boolean> {
  const drawing = sharp(Buffer.from(icon(readMark(file), tab)), { density: 288, unlimited: true });
  const { channels } = await drawing.resize(48).greyscale().stats();
  return (channels[0]?.stdev ?? 0) > 12;
}

/** The logo in a square of 12 units, as it stands on ink, with nothing to fetch. */
function readMark(file: string): string {
  const type = file.endsWith('.svg') ? 'svg+xml' : 'png';
  const data = `data:image/${type};base64,${readLogo(file).toString('base64')}`;
  const { viewBox, shapes } = getLogo(file, data);
  return `<svg viewBox="${viewBox}" width="12" height="12" color="${colours.white}">${shapes}</svg>`;
}

/** A mark in the middle of an ink square of `side` units, as SVG; `radius` rounds the corners. */
function icon(mark: string, side: number, radius = 0): string {
  const inset = (side - 12) / 2;
  const corners = radius > 0 ? ` rx="${radius}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}"${corners} fill="${colours.ink}"/><g transform="translate(${inset} ${inset})">${mark}</g></svg>\n`;
}

function toPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 16, unlimited: true })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** One square PNG of `size` pixels in an ICO file: behind a header and an entry of 22 bytes. */
function toIco(png: Buffer, size: number): Buffer {
  const [low, high] = [png.length & 0xffff, png.length >> 16];
  const words = [0, 1, 1, size * 0x101, 0, 1, 32, low, high, 22, 0];
  return Buffer.concat([...words.map((word) => Buffer.from([word & 0xff, word >> 8])), png]);
}
