import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

/** The one picture of an ICO file. */
const pngOf = (ico: Buffer) => ico.subarray(ico.readUInt32LE(18));

test.each([
  ['the touch icon, which iPhones want without a transparent corner', 180, 'apple-touch-icon.png'],
  ['the tab icon of old browsers', 32, 'favicon.ico'],
  ['the logo that search engines are told of', 512, 'icons/icon-512.png'],
])('%s is a square of %i px', async (_, side, file) => {
  const bytes = readFileSync(`out/${file}`);
  const picture = sharp(file.endsWith('.ico') ? pngOf(bytes) : bytes);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side });
  if (side === 180) expect((await picture.stats()).isOpaque).toBe(true);
  if (file.endsWith('.ico')) expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, side, side]);
});
