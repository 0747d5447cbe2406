import { cutWeft } from '../loom/cloth';
import { layCloth } from '../loom/weave';
import { weavePicture } from './weave-picture';
import type { Output } from '../output';

const options = {
  seed: 'broken',
  patterns: ['twill', 'plain'],
  warp: [],
  weft: [{ at: 0, colours: ['ochre'] }],
} as const;

/** Writes the cloth of the pages that are not found: calm, but for one thread that gave way. */
export function produce(): Promise<Output> {
  const cloth = layCloth(options);
  cutWeft(cloth, 0, -3, 3);
  return weavePicture({
    name: 'broken-thread',
    widths: [480, 960, 1600],
    width: 1600,
    height: 900,
    ...options,
    cloth,
    scale: 26,
    angle: -9,
    light: { x: 0.5, y: 0.45, radius: 0.4, pool: 0.8, rest: 0.3 },
  });
}
