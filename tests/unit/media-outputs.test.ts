import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { heroFilm } from '../../content/films';
import { pictures } from '../../content/pictures';
import { staleOutputs } from '../../media/outputs';
import { projectRoot } from '../../media/project-root';

const kilobyte = 1000;

function bytesOf(path: string): number {
  return statSync(join(projectRoot, path)).size;
}

/** Bytes of the AVIF files of the pictures whose name starts as given, up to a width in pixels. */
function avifSizes(start: string, width: number): { file: string; bytes: number }[] {
  return Object.entries(pictures)
    .filter(([name]) => name.startsWith(start))
    .flatMap(([name, { version, widths }]) =>
      widths.filter((each) => each <= width).map((each) => `public/media/${name}-${each}.${version}.avif`),
    )
    .map((file) => ({ file, bytes: bytesOf(file) }));
}

function expectUnder(limit: number, sizes: readonly { file: string; bytes: number }[]): void {
  expect(sizes).not.toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > limit)).toEqual([]);
}

test('every picture, film and font matches the source it was made from', { timeout: 30_000 }, () => {
  expect(staleOutputs(), 'run `npm run media` with the names of these jobs').toEqual([]);
});

/** The mean colours of a picture's parts, four by four. */
function coloursOf(path: string): Promise<Buffer> {
  return sharp(join(projectRoot, path)).resize(4, 4, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

test('a picture has the same colours at every width and in every format', { timeout: 60_000 }, async () => {
  for (const [name, { version, widths }] of Object.entries(pictures)) {
    const file = (width: number, kind: string) => `public/media/${name}-${width}.${version}.${kind}`;
    const widest = await coloursOf(file(Math.max(...widths), 'jpg'));
    for (const other of widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((kind) => file(width, kind)))) {
      const colours = await coloursOf(other);
      const difference = colours.reduce((sum, value, at) => sum + Math.abs(value - (widest[at] ?? 0)), 0);
      expect(difference / colours.length, other).toBeLessThan(8);
    }
  }
});

test('the hero arrives on a phone in at most 30 kB', () => {
  expectUnder(30 * kilobyte, avifSizes('hero-phone', 720));
});

test('headers, closing and missing-page cloths arrive on a phone in at most 25 kB', () => {
  for (const start of ['header-', 'closing', 'broken-thread'])
    expectUnder(25 * kilobyte, avifSizes(start, 640));
});

test('a project arrives on a phone in at most 25 kB and a cover in at most 20 kB', () => {
  expectUnder(25 * kilobyte, avifSizes('project-', 400));
  expectUnder(20 * kilobyte, avifSizes('cover-', 400));
});

test('the films keep to 900 kB on wide screens and 400 kB on phones', () => {
  for (const { bytes } of Object.values(heroFilm.wide)) expect(bytes).toBeLessThanOrEqual(900 * kilobyte);
  for (const { bytes } of Object.values(heroFilm.phone)) expect(bytes).toBeLessThanOrEqual(400 * kilobyte);
});

test('the films weigh what the play button says', () => {
  for (const { src, bytes } of Object.values(heroFilm).flatMap((film) => Object.values(film))) {
    expect(bytesOf(`public${src}`)).toBe(bytes);
  }
});

test('the fonts weigh at most 45 kB together', () => {
  const fonts = ['app/fonts/bricolage-grotesque.woff2', 'app/fonts/instrument-sans.woff2'];
  expect(fonts.reduce((sum, font) => sum + bytesOf(font), 0)).toBeLessThanOrEqual(45 * kilobyte);
});
