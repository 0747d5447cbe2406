import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { colours } from '@/content/colours';
import { heroFilm } from '@/content/films';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { getArticles } from '@/lib/build/blog/articles';
import { cardPath } from '@/lib/build/seo/site-url';
import { findMaster } from './masters';
import { openMaster } from './open-master';

/** What a preview shows: a title and a line on a label, sewn on a picture of the content. */
type Card = { path: string; title: string; line: string; pictures: readonly string[] };

const size = { width: 1200, height: 630 };
/** Within the square that some services cut from the middle. */
const label = { left: 300, top: 40, width: 600, height: 550 };
const edge = 44;

const heading = { font: 'Bricolage Grotesque 96pt ExtraBold,', fontfile: 'app/fonts/cards-heading.ttf' };
const text = { font: 'Instrument Sans, 22', fontfile: 'app/fonts/cards-text.ttf', dpi: 72 };

/** Draws the preview of every page and article in `public/og`; each names the agency where a program can read it. */
export async function drawCards(): Promise<void> {
  await rm('public/og', { recursive: true, force: true });
  await mkdir('public/og', { recursive: true });
  for (const card of listCards()) await writeFile(join('public', cardPath(card.path)), await draw(card));
}

function listCards(): Card[] {
  return [
    ...pages.map(({ path, title }) => {
      const own = `header-${path.slice(1)}`;
      const pictures = path === '/' ? [heroFilm.poster] : [`${own}-phone`, own, `etoffe-${own}`];
      return { path, title, line: site.tagline, pictures };
    }),
    ...getArticles().map(({ id, title, category: line, image }) => {
      return { path: `/blog/${id}`, title, line, pictures: [image.picture] };
    }),
  ];
}

async function draw({ title, line, pictures }: Card): Promise<Buffer> {
  const create = { ...label, channels: 3, background: colours.ink } as const;
  const selvedge = await sharp({ create: { ...create, height: 14 } })
    .composite([{ input: 'public/media/selvedge.svg', tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer();
  const inner = label.width - 2 * edge;
  const words = await write(title, colours.white, { ...heading, width: inner, height: 270 });
  const brand = await write(site.name, colours.white, { ...heading, width: inner - 64, height: 38 });
  const note = await write(line, colours.ochre.DEFAULT, { ...text, width: inner });
  const mark = await sharp('public/favicon.svg', { density: 288 }).resize(64).png().toBuffer();
  const left = label.left + edge;
  const foot = label.top + label.height;
  const { height: titleHeight = 0 } = await sharp(words).metadata();
  return groundOf(pictures)
    .resize({ ...size, fit: 'cover' })
    .composite([
      { input: { create }, left: label.left, top: label.top },
      { input: selvedge, left: label.left, top: label.top + 16 },
      { input: selvedge, left: label.left, top: foot - 30 },
      { input: mark, left: left - 8, top: label.top + 52 },
      { input: brand, left: left + 64, top: label.top + 68 },
      { input: words, left, top: foot - 116 - titleHeight },
      { input: note, left, top: foot - 84 },
    ])
    .withExif({ IFD0: { ImageDescription: site.name } })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/** The first picture that is there. */
function groundOf(pictures: readonly string[]): Sharp {
  const [master] = pictures.flatMap((name) => findMaster(name) ?? []);
  if (master) return openMaster(master);
  throw new Error(`content/pictures : aucune image ne s’appelle « ${pictures.join(' », « ')} »`);
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
