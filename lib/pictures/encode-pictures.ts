import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { jpegWidth, pictureAddress } from '@/lib/rules/picture-address';
import type { Master } from './masters';
import { picturesRecipe } from './recipe';

const encodedName = /-\d+\.[0-9a-f]{8}\.(avif|webp|jpg)$/;

/** The pixels of a picture, upright. */
export function openMaster({ path, svg }: Master): Sharp {
  return sharp(svg ? Buffer.from(svg) : path).autoOrient();
}

/** One file for visitors: its path from the root of the project, and how to encode it. */
type Order = { path: string; encode: () => Promise<Buffer> };

/**
 * Encodes in a folder what pictures still lack there, and removes what none asks for. `tell` hears of each picture before its
 * files are made, and how far that is.
 */
export async function encodePictures(
  masters: readonly Master[],
  folder = 'public/media',
  tell: (master: Master, position: number, count: number) => void = () => undefined,
): Promise<void> {
  const all = masters.map((master) => ({ master, orders: ordersOf(master, folder) }));
  const missing = all.filter(({ orders }) => orders.some(({ path }) => !existsSync(path)));
  await mkdir(folder, { recursive: true });
  for (const [index, { master, orders }] of missing.entries()) {
    tell(master, index + 1, missing.length);
    for (const { path, encode } of orders) if (!existsSync(path)) await writeFile(path, await encode());
  }
  const wanted = new Set(all.flatMap(({ orders }) => orders.map(({ path }) => path)));
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if (encodedName.test(file) && !wanted.has(path)) await rm(path);
  }
}

function ordersOf(master: Master, folder: string): Order[] {
  const { quality, effort } = picturesRecipe(master.name, master.widths.at(-1) ?? 0);
  const at = (width: number, kind: 'avif' | 'webp' | 'jpg') =>
    join(folder, basename(pictureAddress(master, width, kind)));
  // Turned as the camera says, of what a file tells its pixels alone, and never seen through.
  const open = (width: number) => openMaster(master).flatten({ background: 'white' }).resize({ width });
  const avif = { quality: quality.avif, effort, chromaSubsampling: '4:2:0' };
  const webp = { quality: quality.webp, effort, smartSubsample: true };
  const modern = master.widths.flatMap((width): Order[] => [
    { path: at(width, 'avif'), encode: () => open(width).avif(avif).toBuffer() },
    { path: at(width, 'webp'), encode: () => open(width).webp(webp).toBuffer() },
  ]);
  if (master.name.endsWith('-phone')) return modern;
  const width = jpegWidth(master);
  const jpeg = () => open(width).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer();
  return [...modern, { path: at(width, 'jpg'), encode: jpeg }];
}
