import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Person } from '@/content/types';
import { colours } from '@/lib/colours';
import { drawCloth } from './draw-cloth';

/** What letters and titles in pictures are drawn with. */
export const HEADING_FONT = {
  font: 'Bricolage Grotesque 96pt ExtraBold,',
  fontfile: 'app/fonts/cards-heading.ttf',
};

/** Size of every portrait, in pixels, and its threads: a face needs twice as many as a letter. */
export const PORTRAIT_SIZE = { width: 368, height: 464 };
const FACE = { across: 92, down: 116 };
const LETTER = { across: 46, down: 58 };

/** Colours of a letter's ground and of the letter, one pair a person. */
const PAIRS = [
  ['indigo-bright', 'ochre'],
  ['terracotta-thread', 'white'],
  ['teal', 'white'],
  ['white', 'indigo-bright'],
] as const;

/** The file of somebody's photo; undefined where there is none. */
export function photoOf({ photo }: Person): Buffer | undefined {
  return photo ? readFileSync(`content/team/${photo}`) : undefined;
}

/** The letter that stands for somebody without a photo: of their name, else of what they do or where. */
export function initialOf({ name, part, town }: Person): string {
  return (name ?? part ?? town ?? '·').charAt(0).toLocaleUpperCase('fr');
}

/** Somebody as a cloth, SVG: their photo, in ochre, white and teal from top to foot; without one, their initial. */
export async function weavePerson(person: Person, position: number): Promise<string> {
  const photo = photoOf(person);
  const { across, down } = photo ? FACE : LETTER;
  const tones = photo ? await readPhoto(photo) : await drawInitial(initialOf(person));
  const [ground, thread] = PAIRS[position % PAIRS.length] ?? PAIRS[0];
  const weftOf = (share: number) => (share < 0.3 ? 'ochre' : share < 0.68 ? 'white' : 'teal');
  return drawCloth(
    {
      warps: Array<string>(across).fill(colours[photo ? 'indigo' : ground]),
      wefts: Array.from({ length: down }, (_, row) => colours[photo ? weftOf(row / down) : thread]),
      // A satin of eight: the lighter, the more of its points lie on top.
      isOver: (warp, weft) =>
        (tones[weft * across + warp] ?? 0) / 255 > ((((warp - 3 * weft) % 8) + 8.5) % 8) / 8,
    },
    { ...PORTRAIT_SIZE, pitch: PORTRAIT_SIZE.width / across },
  );
}

/** The light of a photo, a byte for each crossing. */
function readPhoto(photo: Buffer): Promise<Buffer> {
  const seen = sharp(photo).autoOrient().resize(FACE.across, FACE.down, { position: 'attention' });
  return seen.flatten().greyscale().normalise().raw().toBuffer();
}

/** A letter on its ground, the same. */
async function drawInitial(letter: string): Promise<Buffer> {
  const { data, info } = await sharp({ text: { text: letter, ...HEADING_FONT, rgba: true, dpi: 400 } })
    .trim()
    .extractChannel('alpha')
    .resize(38, 33, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [(LETTER.across - info.width) >> 1, (LETTER.down - info.height) >> 1];
  return Buffer.from(
    Array.from({ length: LETTER.across * LETTER.down }, (_, at) => {
      const [x, y] = [(at % LETTER.across) - left, Math.floor(at / LETTER.across) - top];
      const isInside = x >= 0 && x < info.width && y >= 0 && y < info.height;
      return isInside && (data[y * info.width + x] ?? 0) > 127 ? 235 : 24;
    }),
  );
}
