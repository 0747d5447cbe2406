import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/** Where a thing stands in the window. @throws where nothing is seen of it */
export async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`nothing is seen of ${thing}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The points of a picture: a byte each for red, green and blue. */
export async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** How many colours a picture holds, of those that differ in the bits of a mask, `#rrggbb` as a number. */
export async function countColours(png: Buffer, mask: number): Promise<number> {
  const { data } = await pixelsOf(png);
  const colours = Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(3 * at, 3) & mask);
  return new Set(colours).size;
}
