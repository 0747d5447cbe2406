import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictures } from '../../content/pictures';
import { projects } from '../../content/projects';
import type { PictureFiles } from '../../content/types';

const heaviestPhoneBytes = 25_000;

function screenOf(name: string): PictureFiles {
  const files = (pictures as Record<string, PictureFiles | undefined>)[name];
  if (!files) throw new Error(`${name} is not drawn: run "npm run media project-screens"`);
  return files;
}

test.each(projects)('the screen of $title is drawn for phones and for large windows', async ({ image }) => {
  const { version, widths, width, height } = screenOf(image.picture);
  expect({ widths, width, height }).toEqual({ widths: [400, 800, 1200, 1600], width: 1600, height: 1000 });
  for (const each of widths) {
    for (const extension of ['avif', 'webp', 'jpg']) {
      const file = await sharp(`public/media/${image.picture}-${each}.${version}.${extension}`).metadata();
      expect([file.width, file.height]).toEqual([each, each * 0.625]);
    }
  }
});

test.each(projects)('the screen of $title is light on a phone', ({ image }) => {
  const { version } = screenOf(image.picture);
  const { size } = statSync(`public/media/${image.picture}-400.${version}.avif`);
  expect(size).toBeLessThanOrEqual(heaviestPhoneBytes);
});
