import { mergeOutputs, type Output } from '../output';
import { weavePicture } from './weave-picture';

const light = { x: 0.78, y: 0.3, radius: 0.34, pool: 0.95, rest: 0.24 };

/** Writes the posters of the hero. */
export async function produce(): Promise<Output> {
  return mergeOutputs([
    await weavePicture({
      name: 'hero',
      widths: [640, 960, 1280, 1920],
      width: 1920,
      height: 1080,
      seed: 'trame',
      scale: 34,
      light,
      fade: [
        { side: 'left', from: 0.06, to: 0.78, floor: 0.02 },
        { side: 'bottom', from: -0.1, to: 0.25, floor: 0.35 },
      ],
    }),
    await weavePicture({
      name: 'hero-phone',
      widths: [360, 540, 720],
      width: 720,
      height: 1080,
      seed: 'trame',
      scale: 17,
      centre: [6, -2],
      light: { ...light, x: 0.7, y: 0.12 },
      fade: [{ side: 'bottom', from: 0.3, to: 1, floor: 0.06 }],
    }),
  ]);
}
