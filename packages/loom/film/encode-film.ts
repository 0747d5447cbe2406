import { join } from 'node:path';
import { runFfmpeg } from './run-ffmpeg';

/** Kilobits a second for each encoding of one cut. */
export type Rates = { webm: number; mp4: number };

/** Same colours as the poster in every player: said in the file, not left to be guessed. */
const colours = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-color_range', 'tv'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

// One key frame only: a second one in mid-loop shows as a blink, and nobody seeks in a loop.
const loop = ['-an', '-g', '1000'];

// The decoders of weak phones stop at level 3.1, which 720 lines at 24 frames a second fit with four frames kept.
const anyPhone = [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'main'],
  ...['-level:v', '3.1', '-refs', '4', '-bufsize', '14M', '-maxrate', '14M'],
];

/**
 * Encodes a master as AV1 in WebM and H.264 in MP4, without sound; returns the paths of the files, which are in
 * `folder`.
 */
export async function encodeFilm(
  master: string,
  rates: Rates,
  folder: string,
): Promise<{ webm: string; mp4: string }> {
  const paths = { webm: join(folder, 'film.webm'), mp4: join(folder, 'film.mp4') };
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-b:v', `${rates.webm}k`];
  await runFfmpeg(['-i', master, ...av1, ...loop, ...colours, paths.webm]);
  const passes = ['-passlogfile', join(folder, 'passes')];
  const h264 = ['-i', master, ...anyPhone, '-b:v', `${rates.mp4}k`, ...loop, ...colours, ...passes];
  await runFfmpeg([...h264, '-pass', '1', '-f', 'null', '/dev/null']);
  await runFfmpeg([...h264, '-pass', '2', '-movflags', '+faststart', paths.mp4]);
  return paths;
}
