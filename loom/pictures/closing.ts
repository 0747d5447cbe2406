import { weavePictures } from './weave-picture';

/** Weaves the dimmed cloth under the last band of a page, and a close view of it for phones. */
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
      height: 720,
      scale: 13,
      centre: [4, 3],
      seed: 'closing',
      light: { x: 0.8, y: 0.75, radius: 0.45, pool: 0.85, rest: 0.35 },
      fade: [{ side: 'left', from: 0.15, to: 0.75, floor: 0.2 }],
    },
  ]);
}
