import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listMasters } from '../../../lib/pictures/masters';
import { pictureAddress } from '../../../lib/rules/picture-address';
import { projectRoot } from '../project-root';
import woven from '../woven.json';

const ours = Object.values(woven).flatMap(({ files }) => files);

/** The AVIF files, too heavy for a phone, of the loom's pictures whose name matches, up to a width in pixels. */
function tooHeavy(names: RegExp, widest: number, mostBytes: number): string[] {
  const pictures = listMasters().filter(({ path, files }) => ours.includes(path) && names.test(files.name));
  expect(pictures).not.toEqual([]);
  return pictures
    .flatMap(({ files }) =>
      files.widths.map((width) => ({ width, file: pictureAddress(files, width, 'avif') })),
    )
    .filter(({ width, file }) => width <= widest && bytesOf(`public${file}`) > mostBytes)
    .map(({ file }) => file);
}

function bytesOf(path: string): number {
  const file = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (!file) throw new Error(`${path} is not there: npm run build encodes it`);
  return file.size;
}

test.each([
  ['the hero', /^hero-phone$/, 720, 30_000],
  ['a header', /^header-.*-phone$/, 1080, 18_000],
  ['a header on a wide screen', /^header-[a-z]+$/, 1280, 20_000],
  ['the missing page', /^broken-thread-phone$/, 720, 25_000],
  ['a project', /^project-.*-phone$/, 800, 40_000],
  ['a cover', /^cover-/, 400, 20_000],
  ['a figure', /^articles-/, 400, 20_000],
  ['a service', /^service-.*-phone$/, 720, 8_500],
])('%s arrives on a phone without weighing on it', (_, names, widest, mostBytes) => {
  expect(tooHeavy(names, widest, mostBytes)).toEqual([]);
});

test.each([
  ['hero', 900_000],
  ['hero-phone', 400_000],
])('the film %s keeps to its weight in both encodings', (name, mostBytes) => {
  for (const kind of ['webm', 'mp4'])
    expect(bytesOf(`content/films/${name}.${kind}`)).toBeLessThanOrEqual(mostBytes);
});

test('the fonts weigh at most 30 kB together', () => {
  const fonts = woven.fonts.files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.reduce((sum, font) => sum + bytesOf(font), 0)).toBeLessThanOrEqual(30_000);
});
