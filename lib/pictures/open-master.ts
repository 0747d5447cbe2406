import sharp, { type Sharp } from 'sharp';
import type { Master } from './masters';

/** The pixels of a picture, upright. */
export function openMaster({ path, svg }: Master): Sharp {
  return sharp(svg ? Buffer.from(svg) : path).autoOrient();
}
