import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../write-outputs';
import { encodeFilm, type Rates } from './encode-film';
import { cuts, heroFrame, type CutName } from './hero-frame';
import { runFfmpeg } from './run-ffmpeg';

const seconds = 10;
const framesPerSecond = 24;

/** Sizes in pixels; rates in kilobits a second, from the weight each cut may have. */
const formats = [
  { name: 'hero', cut: 'wide', width: 1280, height: 720, rates: { webm: 480, mp4: 680 } },
  { name: 'hero-phone', cut: 'phone', width: 720, height: 1080, rates: { webm: 230, mp4: 300 } },
] as const satisfies readonly { name: string; cut: CutName; width: number; height: number; rates: Rates }[];

type Format = (typeof formats)[number];

/** Films the weaving of the hero's cloth and writes both cuts to `content/films`. */
export async function produce(): Promise<string[]> {
  const films = new Map<string, Uint8Array>();
  for (const format of formats) {
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    try {
      const film = await encodeFilm(await shoot(format, join(folder, 'master.mkv')), format.rates, folder);
      films.set(`content/films/${format.name}.webm`, await readFile(film.webm));
      films.set(`content/films/${format.name}.mp4`, await readFile(film.mp4));
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return writeFiles(films);
}

/** Draws one loop, frame by frame, each as its pixels of four bytes. */
function* drawLoop({ cut, width, height }: Format): Generator<Uint8ClampedArray> {
  const count = seconds * framesPerSecond;
  for (let index = 0; index < count; index++) yield heroFrame(cuts[cut], index / count, width, height).data;
}

/** Renders one loop without loss and returns the path of the file. */
async function shoot(format: Format, path: string): Promise<string> {
  const { width, height } = format;
  const pixels = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`];
  const lossless = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];
  await runFfmpeg([...pixels, '-r', `${framesPerSecond}`, '-i', '-', ...lossless, path], drawLoop(format));
  return path;
}
