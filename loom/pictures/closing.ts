import { weavePictures } from './weave-picture';

/** Weaves the dimmed cloth under the last band of a page, and for phones a close strip of it, at full strength. */
export function produce(): Promise<string[]> {
  return weavePictures([
    {
      name: 'closing',
      width: 1920,
      height: 900,
      scale: 36,
      fade: [{ side: 'left', from: 0.3, to: 1, floor: 0.14 }],
      seed: 'closing',
      light: { x: 0.86, y: 0.6, radius: 0.34, pool: 0.5, rest: 0.18 },
    },
    {
      name: 'closing-phone',
      width: 1080,
      height: 240,
      scale: 19,
      warp: [1, 4],
      weft: [2, 5],
      seed: 'closing',
      light: { x: 0.6, y: 0.4, radius: 0.6, pool: 1, rest: 0.7 },
    },
  ]);
}
