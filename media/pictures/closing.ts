import { weavePicture } from './weave-picture';
import type { Output } from '../output';

/** Writes the dimmed cloth under the last band of a page. */
export function produce(): Promise<Output> {
  return weavePicture({
    name: 'closing',
    widths: [640, 1280, 1920],
    width: 1920,
    height: 900,
    seed: 'closing',
    scale: 36,
    light: { x: 0.86, y: 0.6, radius: 0.34, pool: 0.5, rest: 0.18 },
    fade: [{ side: 'left', from: 0.3, to: 1, floor: 0.14 }],
  });
}
