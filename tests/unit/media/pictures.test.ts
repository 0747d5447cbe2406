import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { encodePictures } from '@/lib/pictures/encode-pictures';
import { listMasters } from '@/lib/pictures/masters';
import { getPicture } from '@/lib/pictures/pictures';
import { temporaryFolder } from '../../support/temporary-folder';

// What cannot be shown well: tests/unit/content/seeded-mistakes.test.ts.
let [folder, out] = ['', ''];
const masters = () => listMasters([[folder, '']]);

beforeEach(() => {
  [folder, out] = [temporaryFolder(), temporaryFolder()];
});

/** Drops a photo into the folder: plain, of the given size, told to lie on its side where `orientation` says so. */
async function dropPhoto(file: string, width: number, height: number, orientation = 1): Promise<void> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#b8431f' } });
  await plain.withMetadata({ orientation }).toFile(join(folder, file));
}

/** Encodes what lacks, and tells of which pictures. */
async function encode(): Promise<string[]> {
  const told: string[] = [];
  await encodePictures(masters(), out, ({ name }) => told.push(name));
  return told;
}

test('a photo is called by its file, with its extension or without, and comes with its cut for phones', async () => {
  await dropPhoto('Bureau à Lomé.jpg', 1000, 600);
  await dropPhoto('Bureau à Lomé-phone.png', 800, 1000);
  const photo = { name: 'bureau-a-lome', widths: [400, 800, 1000], width: 1000, height: 600 };
  for (const called of ['Bureau à Lomé.jpg', 'Bureau à Lomé'])
    expect(getPicture(called, masters())).toMatchObject({
      ...{ ...photo, phone: { name: 'bureau-a-lome-phone', height: 900 } },
    });
});

test('a phone’s photo is turned as the camera says, encoded once for as long as it does not change, and removed once it is no more', async () => {
  await dropPhoto('debout.jpg', 1000, 800, 6);
  expect(masters()[0]).toMatchObject({ width: 800, height: 1000 });
  expect(await encode()).toEqual(['debout']);
  expect(readdirSync(out)).toHaveLength(5);
  expect(await encode()).toEqual([]);
  const wide = readdirSync(out).find((file) => /-800\..*\.avif$/.test(file)) ?? '';
  expect(await sharp(join(out, wide)).metadata()).toMatchObject({ width: 800, height: 1000 });
  rmSync(join(folder, 'debout.jpg'));
  await encode();
  expect(readdirSync(out)).toEqual([]);
});
