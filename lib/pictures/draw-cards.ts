import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { agency } from '@/content/agency';
import { colours } from '@/lib/colours';
import { openMaster } from './encode-pictures';
import { mastersOf } from './pictures';

/** What a preview shows: a title and a line on a label, sewn on the top of a picture; `file` lies below `public`. */
export type Card = { file: string; title: string; line: string; picture: string };

const size = { width: 1200, height: 630 };
/** Within the square that some services cut from the middle. */
const label = { left: 300, top: 282, width: 600, height: 348 };
const edge = 40;

const heading = { font: 'Bricolage Grotesque 96pt ExtraBold,', fontfile: 'app/fonts/cards-heading.ttf' };
const text = { font: 'Instrument Sans, 22', fontfile: 'app/fonts/cards-text.ttf', dpi: 72 };

/** Draws the preview of every page and article in `public/og`; each names the agency where a program can read it. */
export async function drawCards(cards: readonly Card[]): Promise<void> {
  await rm('public/og', { recursive: true, force: true });
  await mkdir('public/og', { recursive: true });
  for (const card of cards) await writeFile(join('public', card.file), await draw(card));
}

async function draw({ title, line, picture }: Card): Promise<Buffer> {
  const create = { ...label, channels: 3, background: colours.ink } as const;
  const selvedge = await sharp({ create: { ...create, height: 14 } })
    .composite([{ input: 'public/media/selvedge.svg', tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer();
  const inner = label.width - 2 * edge;
  const words = await write(title, colours.white, { ...heading, width: inner, height: 136 });
  const brand = await write(agency.name, colours.white, { ...heading, width: inner - 58, height: 32 });
  const note = await write(line, colours.ochre, { ...text, width: inner });
  const mark = await sharp('public/favicon.svg', { density: 288 }).resize(48).png().toBuffer();
  const left = label.left + edge;
  const { height: titleHeight = 0 } = await sharp(words).metadata();
  return (
    openMaster(mastersOf(picture)[0])
      .resize({ ...size, fit: 'cover', position: 'top' })
      .composite([
        { input: { create }, left: label.left, top: label.top },
        { input: selvedge, left: label.left, top: label.top },
        { input: mark, left: left - 6, top: label.top + 36 },
        { input: brand, left: left + 52, top: label.top + 45 },
        { input: words, left, top: label.top + 174 - Math.round(titleHeight / 2) },
        { input: note, left, top: size.height - 64 },
      ])
      .withExif({ IFD0: { ImageDescription: agency.name } })
      // At full chroma: bright threads beside dark ones show steps otherwise.
      .jpeg({ quality: 62, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

/** Words in one colour: as large as fits a box in pixels, or at the size the font says where the box has no height. */
function write(
  words: string,
  colour: string,
  box: { font: string; fontfile: string; width: number } & ({ height: number } | { dpi: number }),
): Promise<Buffer> {
  const escaped = words.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
  const markup = `<span foreground="${colour}">${escaped}</span>`;
  return sharp({ text: { ...box, text: markup, rgba: true, wrap: 'word', spacing: -8 } })
    .png()
    .toBuffer();
}
