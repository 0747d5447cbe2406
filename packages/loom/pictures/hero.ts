import { toPng } from '../cloth/to-png';
import { cuts, heroFrame } from '../film/hero-frame';
import { writeMaster } from '../write-outputs';

/** What phones see of the film, above the words. */
const BARE = { left: 0, top: 0, width: 720, height: 600 };

/** Writes the posters of the hero: the first frame of each cut of its film. */
export async function produce(): Promise<string[]> {
  return [
    ...(await writeMaster('hero', await toPng(heroFrame(cuts.wide, 0, 1920, 1080)))),
    ...(await writeMaster('hero-phone', await toPng(heroFrame(cuts.phone, 0, 720, 1080)), BARE)),
  ];
}
