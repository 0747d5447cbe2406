import { toPng } from '../cloth/to-png';
import { weave } from '../cloth/weave';
import { writeMaster } from '../write-outputs';

/** `threads` across the phone's picture: fewer where a busy pattern would weigh more than 18 kB. */
const headers: readonly { seed: string; angle: number; threads?: number }[] = [
  { seed: 'about', angle: -20 },
  { seed: 'services', angle: -16 },
  { seed: 'portfolio', angle: -24, threads: 11 },
  { seed: 'contact', angle: -18 },
  { seed: 'devis', angle: -20 },
  { seed: 'blog', angle: -23 },
];

const wide = {
  width: 1920,
  height: 520,
  scale: 40,
  light: { x: 0.78, y: 0.35, radius: 0.3, pool: 1, rest: 0.3 },
  fade: [{ side: 'left', from: 0.3, to: 0.92, floor: 0.12 }],
} as const;

/** Few threads, seen close: on a small screen they still are a cloth. Of it, what is bare between bar and lead. */
const phone = {
  width: 1620,
  height: 1080,
  light: { x: 0.8, y: 0.3, radius: 0.45, pool: 0.9, rest: 0.45 },
  fade: [{ side: 'left', from: 0.15, to: 0.75, floor: 0.2 }],
} as const;

const BARE = { left: 900, top: 324, width: 720, height: 360 };

/** Weaves the cloth at the top of each inner page, for both sizes of window: dark at left, where its title stands. */
export async function produce(): Promise<string[]> {
  const files: string[] = [];
  for (const { seed, angle, threads = 13 } of headers) {
    const [whole, close] = [
      weave({ ...wide, seed, angle }),
      weave({ ...phone, seed, angle, scale: threads }),
    ];
    files.push(...(await writeMaster(`header-${seed}`, await toPng(whole))));
    files.push(...(await writeMaster(`header-${seed}-phone`, await toPng(close), BARE)));
  }
  return files;
}
