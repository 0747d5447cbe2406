import sharp from 'sharp';
import { faults, type Fault, type Said } from './report';
import { readHead, readTags, type Head } from './read-tags';
import type { Page, Site } from './site';

/** Slack reads no further; the other applications do. */
const READ_BYTES = 32_768;

/** What WhatsApp, Facebook, X, LinkedIn, Telegram or Slack wants before it shows a large preview. */
const NEEDED = [
  ...['title', 'description'],
  ...['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:image', 'og:image:alt'],
  'twitter:card',
];

/** X cuts first. */
const MAX_TITLE = 70;

/** WhatsApp drops a heavier picture, or another format, without a word; LinkedIn shows a smaller one as a stamp. */
const PICTURE = { format: 'jpeg', maxBytes: 300_000, minWidth: 1200, minHeight: 627 };

/** Values a head may give more than once. */
const REPEATABLE = /^(article:(tag|author)|theme-color|robots|next-size-adjust)$/;

const HEAD_REMEDY = 'Les balises viennent de lib/build/seo ; reconstruisez après l’avoir corrigé.';
const CARD_REMEDY = 'La construction dessine les cartes : reconstruisez, puis publiez tout « out/ ».';

/** What would spoil a shared link in one of six applications. */
export async function checkPreviews(site: Site): Promise<Fault[]> {
  const perPage = site.pages.map(async (page) => {
    const head = readHead(readTags(Buffer.from(page.html).subarray(0, READ_BYTES).toString()));
    const ofPage = (said: Said[number]) => said && `${page.path} : ${said}`;
    return [
      ...faults(HEAD_REMEDY, headMistakes(site, page, head).map(ofPage)),
      ...faults(CARD_REMEDY, (await pictureMistakes(site, head)).map(ofPage)),
    ];
  });
  return (await Promise.all(perPage)).flat();
}

function headMistakes({ publicOrigin }: Site, { path }: Page, head: Head): Said {
  const first = (name: string) => head.get(name)?.[0];
  const misplaced = ['canonical', 'og:url'].filter((name) => first(name) !== `${publicOrigin}${path}`);
  const repeated = [...head].filter(([name, values]) => values.length > 1 && !REPEATABLE.test(name));
  const titles = [...new Set(['og:title', 'twitter:title'].flatMap((name) => head.get(name) ?? []))];
  return [
    ...NEEDED.map((name) => !first(name) && `« ${name} » manque`),
    ...misplaced.map((name) => `« ${name} » n’est pas l’adresse de la page : ${first(name) ?? 'rien'}`),
    ...repeated.map(([name]) => `« ${name} » est donné plusieurs fois`),
    ...titles.map((title) => title.length > MAX_TITLE && `titre coupé après ${MAX_TITLE} signes : ${title}`),
  ];
}

async function pictureMistakes(site: Site, head: Head): Promise<Said> {
  const url = head.get('og:image')?.[0];
  if (!url) return [];
  if (!url.startsWith(`${site.publicOrigin}/`))
    return [`l’image n’est pas sur ${site.publicOrigin} : ${url}`];
  const { status, body } = await site.read(new URL(url).pathname);
  // Whatever answers there but is no picture: to a crawler, that is the same as none.
  const reading = status === 200 ? sharp(body).metadata() : undefined;
  const measured = await reading?.catch(() => undefined);
  if (!measured) return [`image introuvable : ${url}`];
  const { format, width, height } = measured;
  const announced = ['type', 'width', 'height'].map((part) => head.get(`og:image:${part}`)?.[0]).join(' ');
  const actual = `image/${format} ${width} ${height}`;
  return [
    announced !== actual && `l’image est annoncée « ${announced} », mais mesurée « ${actual} »`,
    format !== PICTURE.format && `image au format ${format}, et non ${PICTURE.format}`,
    body.length > PICTURE.maxBytes && `image de ${Math.round(body.length / 1000)} ko, pour 300 au plus`,
    (width < PICTURE.minWidth || height < PICTURE.minHeight) &&
      `image de ${width} × ${height} pixels, pour 1200 × 627 au moins`,
  ];
}
