import { toPng } from '../cloth/to-png';
import { weave } from '../cloth/weave';
import { writeMaster } from '../write-outputs';

/** `centre` is where phones look at the cloth: where bright threads cross. */
const headers: readonly { seed: string; angle: number; centre: readonly [number, number] }[] = [
  { seed: 'about', angle: -20, centre: [14, 10] },
  { seed: 'services', angle: -16, centre: [0, 0] },
  { seed: 'portfolio', angle: -24, centre: [21, 15] },
  { seed: 'contact', angle: -18, centre: [14, 10] },
  { seed: 'devis', angle: -20, centre: [14, 10] },
  { seed: 'blog', angle: -23, centre: [7, 5] },
];

/** At full strength from where the title ends, and most of its threads bright there. */
const wide = {
  width: 1920,
  height: 520,
  scale: 36,
  warp: [2, 7],
  weft: [3, 8],
  light: { x: 0.82, y: 0.4, radius: 0.42, pool: 0.75, rest: 0.5 },
  fade: [{ side: 'left', from: 0.36, to: 0.66, floor: 0.1 }],
} as const;

/** Few threads, seen close, most of them bright: on a small screen too it is a cloth. Of it, what is bare between bar and lead. */
const phone = {
  width: 1620,
  height: 1080,
  scale: 17,
  warp: [1, 4],
  weft: [2, 5],
  light: { x: 0.8, y: 0.3, radius: 0.45, pool: 1, rest: 0.6 },
  fade: [{ side: 'left', from: 0.15, to: 0.75, floor: 0.2 }],
} as const;

const BARE = { left: 900, top: 324, width: 720, height: 360 };

/** Weaves the cloth at the top of each inner page, for both sizes of window: dark at left, where its title stands. */
export async function produce(): Promise<string[]> {
  const files: string[] = [];
  for (const { seed, angle, centre } of headers) {
    const [whole, close] = [weave({ ...wide, seed, angle }), weave({ ...phone, seed, angle, centre })];
    files.push(...(await writeMaster(`header-${seed}`, await toPng(whole))));
    files.push(...(await writeMaster(`header-${seed}-phone`, await toPng(close), BARE)));
  }
  return files;
}
