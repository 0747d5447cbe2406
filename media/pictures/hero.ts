import { encodePicture } from '../encode-picture';
import { cuts, heroFrame } from '../film/hero-frame';
import { toPng } from '../loom/to-png';
import { mergeOutputs, type Output } from '../output';

/** Writes the posters of the hero: the first frame of each cut of its film. */
export async function produce(): Promise<Output> {
  const wide = await toPng(heroFrame(cuts.wide, 0, 1920, 1080));
  const phone = await toPng(heroFrame(cuts.phone, 0, 720, 1080));
  return mergeOutputs([
    await encodePicture('hero', wide, [640, 960, 1280, 1920]),
    await encodePicture('hero-phone', phone, [360, 540, 720]),
  ]);
}
