import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGenerated } from '../write-pictures';
import { removeStale, versionOf, writeVersioned } from '../write-versioned';
import { encodeFilm, type Rates } from './encode-film';
import { renderFrames } from './render-frames';
import { runFfmpeg } from './run-ffmpeg';
import type { Film } from '../../content/types';
import type { CutName } from './hero-frame';
import type { Output } from '../output';

const seconds = 10;
const framesPerSecond = 24;

/** Sizes in pixels; rates in kilobits a second, from the weight each cut may have. */
const formats = [
  { name: 'hero-film', cut: 'wide', width: 1280, height: 720, rates: { webm: 480, mp4: 680 } },
  { name: 'hero-film-phone', cut: 'phone', width: 720, height: 1080, rates: { webm: 230, mp4: 300 } },
] as const satisfies readonly { name: string; cut: CutName; width: number; height: number; rates: Rates }[];

type Format = (typeof formats)[number];

/** Films the weaving of the hero's cloth and writes the films and `content/films.ts`. */
export async function produce(): Promise<Output> {
  const films: Record<string, Film> = {};
  const files: string[] = [];
  for (const format of formats) {
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    try {
      const master = await shoot(format, join(folder, 'master.mkv'));
      const film = await publish(format.name, await encodeFilm(master, format.rates, folder));
      films[format.cut] = film;
      files.push(`public${film.webm.src}`, `public${film.mp4.src}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  await writeGenerated(
    'content/films.ts',
    `import type { Film } from './types';

    /** Written by \`npm run media\`. */
    export const heroFilm = ${JSON.stringify(films)} as const satisfies Record<${formats.map(({ cut }) => `'${cut}'`).join('|')}, Film>;`,
  );
  return { files, pictures: {} };
}

/** Renders one loop without loss and returns the path of the file. */
async function shoot({ cut, width, height }: Format, path: string): Promise<string> {
  const count = seconds * framesPerSecond;
  const orders = Array.from({ length: count }, (_, index) => ({ cut, moment: index / count, width, height }));
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    `${framesPerSecond}`,
  ];
  await runFfmpeg(
    [...input, '-i', '-', '-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', path],
    renderFrames(orders),
  );
  return path;
}

async function publish(name: string, encoded: { webm: string; mp4: string }): Promise<Film> {
  const [webm, mp4] = [await readFile(encoded.webm), await readFile(encoded.mp4)];
  const version = versionOf(webm, mp4);
  const names = { webm: `${name}.${version}.webm`, mp4: `${name}.${version}.mp4` };
  await removeStale(new RegExp(`^${name}\\.[0-9a-f]{8}\\.(webm|mp4)$`), new Set(Object.values(names)));
  await writeVersioned(
    new Map([
      [names.webm, webm],
      [names.mp4, mp4],
    ]),
  );
  return {
    webm: { src: `/media/${names.webm}`, bytes: webm.byteLength },
    mp4: { src: `/media/${names.mp4}`, bytes: mp4.byteLength },
  };
}
