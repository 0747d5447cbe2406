import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { clothAlt } from '@/content/say';
import { encodedFiles } from '@/lib/pictures/encode-pictures';
import { listMasters, shownMasters } from '@/lib/pictures/masters';
import { getPicture, isOfGone, withPicture } from '@/lib/pictures/pictures';
import { writeMedia } from '@/lib/pictures/write-media';
import { temporaryFolder } from '@/packages/mailer/tests/support/temporary-folder';

// What cannot be shown well: tests/unit/content/seeded-faults.test.ts.
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

/** What is there once all that lacked is encoded. */
const encode = () => writeMedia(masters().flatMap(encodedFiles), out).then(() => readdirSync(out));

test('a photo is called by its file, with its extension or without, and comes with its cut for phones', async () => {
  await dropPhoto('Bureau à Lomé.jpg', 1000, 600);
  await dropPhoto('Bureau à Lomé-phone.png', 800, 1000);
  const photo = { name: 'bureau-a-lome', widths: [400, 800, 1000], width: 1000, height: 600 };
  for (const called of ['Bureau à Lomé.jpg', 'Bureau à Lomé'])
    expect(getPicture(called, masters())).toMatchObject({
      ...{ ...photo, phone: { name: 'bureau-a-lome-phone', height: 900 } },
    });
});

test('what describes a picture that is gone is not said of the cloth in its place, which may be named itself', () => {
  const gone = { picture: 'nulle-part', alt: 'Un puits' };
  expect(withPicture(gone).alt).toBe(clothAlt);
  const pictures = [
    gone,
    { ...gone, alt: '' },
    { ...gone, picture: 'etoffe-puits' },
    { picture: 'nulle-part' },
  ];
  expect(pictures.map(isOfGone)).toEqual([true, true, false, false]);
});

test('a photo beside a draft is kept from visitors as its text is', async () => {
  for (const file of ['marche.jpg', 'puits.jpg']) await dropPhoto(file, 40, 30);
  const beside = listMasters([[folder, 'articles/brouillon/']]);
  expect(shownMasters([{ slug: 'brouillon' }], [...beside, ...masters()])).toEqual(masters());
});

test('a phone’s photo is turned as the camera says, encoded once for as long as it does not change, and removed once it is no more', async () => {
  await dropPhoto('debout.jpg', 1000, 800, 6);
  expect(masters()[0]?.files).toMatchObject({ width: 800, height: 1000 });
  const files = await encode();
  expect(files).toHaveLength(5);
  const wide = join(out, files.find((file) => /-800\..*\.avif$/.test(file)) ?? '');
  expect(await sharp(wide).metadata()).toMatchObject({ width: 800, height: 1000 });
  writeFileSync(wide, 'kept');
  expect(await encode()).toEqual(files);
  expect(readFileSync(wide, 'utf8')).toBe('kept');
  rmSync(join(folder, 'debout.jpg'));
  expect(await encode()).toEqual([]);
});
