import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('the touch icon is the size iPhones ask for, without a transparent corner', async () => {
  const { width, height } = await sharp('out/apple-touch-icon.png').metadata();
  expect([width, height]).toEqual([180, 180]);
  expect((await sharp('out/apple-touch-icon.png').stats()).isOpaque).toBe(true);
});

test('the tab icon of old browsers is one PNG of 32 px in an ICO file', async () => {
  const ico = readFileSync('out/favicon.ico');
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const { format, width } = await sharp(Buffer.from(ico.subarray(ico.readUInt32LE(18)))).metadata();
  expect([format, width]).toEqual(['png', 32]);
});

test('the logo that search engines are told of has the size that they are told', async () => {
  const { format, width, height } = await sharp('out/icons/icon-512.png').metadata();
  expect([format, width, height]).toEqual(['png', 512, 512]);
});
