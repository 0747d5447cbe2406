import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { agency } from '@/content/agency';
import { colours } from '@/lib/colours';
import { CARD_SIZE } from '@/lib/rules/picture-address';
import { openMaster } from './encode-pictures';
import { mastersOf } from './pictures';
import { HEADING_FONT } from './weave-person';

/** What a preview shows: a title and a line on a label, sewn on the top of a picture; `file` lies below `public`. */
export type Card = { file: string; title: string; line: string; picture: string };

/** Within the square that some services cut from the middle. */
const LABEL = { left: 300, top: 282, width: 600, height: 348 };
const MARGIN = 40;

const TEXT_FONT = { font: 'Instrument Sans, 22', fontfile: 'app/fonts/cards-text.ttf', dpi: 72 };

/** Draws the preview of every page and article in `public/og`; each names the agency where a program can read it. */
export async function drawCards(cards: readonly Card[]): Promise<void> {
  await rm('public/og', { recursive: true, force: true });
  await mkdir('public/og', { recursive: true });
  for (const card of cards) await writeFile(join('public', card.file), await draw(card));
}

async function draw({ title, line, picture }: Card): Promise<Buffer> {
  const width = LABEL.width - 2 * MARGIN;
  const words = write(title, colours.white, { ...HEADING_FONT, width, height: 136 });
  const { data, info } = await sharp(words).png().toBuffer({ resolveWithObject: true });
  const brand = write(agency.name, colours.white, { ...HEADING_FONT, width: width - 58, height: 32 });
  const left = LABEL.left + MARGIN;
  return (
    (await openMaster(mastersOf(picture)[0]))
      .resize({ ...CARD_SIZE, fit: 'cover', position: 'top' })
      .composite([
        { input: drawLabel(), left: LABEL.left, top: LABEL.top },
        { input: brand, left: left + 52, top: LABEL.top + 45 },
        { input: data, left, top: LABEL.top + 174 - Math.round(info.height / 2) },
        { input: write(line, colours.ochre, { ...TEXT_FONT, width }), left, top: CARD_SIZE.height - 64 },
      ])
      .withExif({ IFD0: { ImageDescription: agency.name } })
      // At full chroma: bright threads beside dark ones show steps otherwise.
      .jpeg({ quality: 62, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

/** The label without its words: a selvedge along its top, and the mark. */
function drawLabel(): Buffer {
  const [selvedge, mark] = ['media/selvedge.svg', 'favicon.svg'].map((file) =>
    readFileSync(`public/${file}`),
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${LABEL.width}" height="${LABEL.height}">
<pattern id="s" width="210" height="14" patternUnits="userSpaceOnUse">${selvedge}</pattern>
<path fill="${colours.ink}" d="M0 0h999v999H0z"/><path fill="url(#s)" d="M0 0h999v14H0z"/>
<svg x="${MARGIN - 6}" y="36" width="48" height="48">${mark}</svg></svg>`);
}

/** Words in one colour: as large as fits a box in pixels, or at the size the font says where the box has no height. */
function write(words: string, colour: string, box: Omit<CreateText, 'text'>): { text: CreateText } {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
  const markup = `<span foreground="${colour}">${escaped}</span>`;
  return { text: { ...box, text: markup, rgba: true, wrap: 'word', spacing: -8 } };
}
