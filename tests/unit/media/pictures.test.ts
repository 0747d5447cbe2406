import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filmMistakes, pictureMistakes } from '@/lib/build/checks/picture-mistakes';
import { sayMistake } from '@/lib/build/checks/mistake';
import { encodePictures } from '@/lib/build/media/encode-pictures';
import { listMasters } from '@/lib/build/media/masters';
import { getPicture } from '@/lib/build/pictures';

let [folder, out] = ['', ''];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  out = mkdtempSync(join(tmpdir(), 'encoded-'));
});
afterEach(() => [folder, out].forEach((each) => rmSync(each, { recursive: true })));

/** Drops a photo into the folder: plain, of the given size, told to lie on its side where `orientation` says so. */
async function dropPhoto(file: string, width: number, height: number, orientation = 1): Promise<void> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#b8431f' } });
  await plain.withMetadata({ orientation }).toFile(join(folder, file));
}

function masters() {
  return listMasters([[folder, '']]);
}

test('a photo is called by its file, with its extension or without', async () => {
  await dropPhoto('Bureau à Lomé.jpg', 1000, 600);

  const photo = { name: 'bureau-a-lome', widths: [400, 800, 1000], width: 1000, height: 600 };
  expect(getPicture('Bureau à Lomé.jpg', masters())).toMatchObject(photo);
  expect(getPicture('Bureau à Lomé', masters())).toMatchObject(photo);
});

test('a photo comes with its cut for phones, where it has one', async () => {
  await dropPhoto('bureau.png', 1000, 600);
  await dropPhoto('bureau-phone.jpg', 800, 1000);

  expect(getPicture('bureau.png', masters()).phone).toMatchObject({ name: 'bureau-phone', height: 900 });
});

test('a name that is no picture stops the build and says where to look', () => {
  expect(() => getPicture('chat', masters())).toThrow(
    'content/pictures : aucune image ne s’appelle « chat »',
  );
});

test('a phone’s photo is turned as the camera says, and encoded once for as long as it does not change', async () => {
  await dropPhoto('debout.jpg', 1000, 800, 6);

  expect(masters()[0]).toMatchObject({ width: 800, height: 1000 });
  expect(await encodePictures(out, masters())).toBe(5);
  expect(await encodePictures(out, masters())).toBe(0);

  const wide = readdirSync(out).find((file) => /-800\..*\.avif$/.test(file)) ?? '';
  expect(await sharp(join(out, wide)).metadata()).toMatchObject({ width: 800, height: 1000 });
});

test('files of a photo that is no more are removed', async () => {
  await dropPhoto('bureau.jpg', 800, 600);
  await encodePictures(out, masters());
  rmSync(join(folder, 'bureau.jpg'));
  await encodePictures(out, masters());

  expect(readdirSync(out)).toEqual([]);
});

test('what cannot be shown well is said by file, with what to do', async () => {
  await dropPhoto('petite.jpg', 300, 200);
  await dropPhoto('petite.png', 900, 200);
  const heavy = { called: 'lourde.jpg', version: '', widths: [2000], width: 2000, height: 1000 };
  const lourde = { ...heavy, path: 'lourde.jpg', name: 'lourde', bytes: 6_300_000 };

  const files = ['IMG_2041.HEIC', join(folder, 'coupée.jpg'), join(folder, 'petite.jpg')];
  expect(
    pictureMistakes([...masters(), lourde], files).map((told) => sayMistake({ line: 1, ...told })),
  ).toEqual([
    `${folder}/coupée.jpg:1 : l’image ne se lit pas\n    → enregistrez-la de nouveau en JPEG ou en PNG`,
    'IMG_2041.HEIC:1 : ce format ne convient pas\n    → enregistrez l’image en JPEG ou en PNG',
    `${folder}/petite.jpg:1 : trop petite : 300 pixels de large\n    → il en faut au moins 700, et 1 920 pour toute la largeur de la page`,
    `${folder}/petite.png:1 : son nom est aussi celui de ${folder}/petite.jpg\n    → renommez l’une des deux`,
    'lourde.jpg:1 : trop lourde : 6,3 Mo pour 5\n    → enregistrez-la en JPEG, 3 000 pixels de large au plus',
  ]);
});

test('a film that cannot be shown well is said by file, with what to do', () => {
  writeFileSync(join(folder, 'lourd.mp4'), Buffer.alloc(3_200_000));
  const film = { poster: 'affiche.jpg', wide: ['lourd.mp4', 'film.mov'], phone: ['absent.mp4'] };

  expect(filmMistakes(film, folder).map(({ file, message }) => `${file} : ${message}`)).toEqual([
    `${folder}/lourd.mp4 : trop lourd : 3,2 Mo pour 3`,
    `${folder}/film.mov : ce format ne convient pas`,
    `content/films.ts : nomme un film absent, « ${folder}/absent.mp4 »`,
    'content/films.ts : nomme une image absente, « affiche.jpg »',
  ]);
  expect(filmMistakes({ poster: 'etoffe-accueil', wide: [], phone: [] }, folder)).toEqual([]);
});
