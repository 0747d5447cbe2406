import { crawlers, type Crawler } from './crawlers';
import { firstOf, readHead, readPreview, type Head } from './read-preview';

/** A picture as it was measured, not as the page describes it. */
export type MeasuredPicture = { format: string; width: number; height: number; bytes: number };

/** Measures the picture of an absolute address; `undefined` where there is none. */
export type Measure = (url: string) => Promise<MeasuredPicture | undefined>;

/** Values a head may give more than once. */
const REPEATABLE = /^(article:(tag|author)|theme-color|robots|next-size-adjust)$/;

/**
 * Everything that would spoil the preview of a page in one of the six applications, in French.
 * `url` is the public address of the page.
 */
export async function previewMistakes(html: string, url: string, measure: Measure): Promise<string[]> {
  const head = readHead(html);
  const perCrawler = await Promise.all(
    crawlers.map(async (crawler) =>
      (await crawlerMistakes(html, crawler, measure)).map((mistake) => `${crawler.name} : ${mistake}`),
    ),
  );
  return [...headMistakes(head, url), ...(await announcedMistakes(head, measure)), ...perCrawler.flat()];
}

function headMistakes(head: Head, url: string): string[] {
  const repeated = [...head].filter(([name, values]) => values.length > 1 && !REPEATABLE.test(name));
  const addresses = ['canonical', 'og:url'].filter((name) => firstOf(head, [name]) !== url);
  return [
    ...repeated.map(([name]) => `« ${name} » est donné plusieurs fois`),
    ...addresses.map(
      (name) => `« ${name} » n’est pas l’adresse de la page : ${firstOf(head, [name]) || 'rien'}`,
    ),
    ...(firstOf(head, ['og:image:alt']) ? [] : ['l’image n’a pas de texte de remplacement (og:image:alt)']),
  ];
}

/** A picture that is not what its tags announce is drawn wrong, or not at all, until it has been fetched. */
async function announcedMistakes(head: Head, measure: Measure): Promise<string[]> {
  const picture = await measure(firstOf(head, ['og:image']));
  if (!picture) return [];
  const announced = ['type', 'width', 'height'].map((part) => firstOf(head, [`og:image:${part}`])).join(' ');
  const measured = `image/${picture.format} ${picture.width} ${picture.height}`;
  return announced === measured
    ? []
    : [`l’image est annoncée « ${announced.trim()} », mais mesurée « ${measured} »`];
}

async function crawlerMistakes(html: string, crawler: Crawler, measure: Measure): Promise<string[]> {
  const head = readHead(html, crawler.readsBytes);
  const { title, description, image } = readPreview(html, crawler);
  return [
    ...crawler.needs.filter((name) => !firstOf(head, [name])).map((name) => `« ${name} » manque`),
    ...(title ? [] : ['aucun titre']),
    ...(description ? [] : ['aucune description']),
    ...(title.length > crawler.titleCharacters
      ? [`titre coupé après ${crawler.titleCharacters} signes`]
      : []),
    ...(await pictureMistakes(image, crawler.picture, measure)),
  ];
}

async function pictureMistakes(url: string, limits: Crawler['picture'], measure: Measure): Promise<string[]> {
  if (!url) return ['aucune image'];
  if (!/^https:\/\//.test(url)) return [`l’adresse de l’image n’est pas complète : ${url}`];
  const picture = await measure(url);
  if (!picture) return [`image introuvable : ${url}`];
  const { format, width, height, bytes } = picture;
  return [
    ...(limits.formats.includes(format) ? [] : [`image au format ${format}`]),
    ...(bytes > limits.maxBytes ? [`image de ${Math.round(bytes / 1000)} ko`] : []),
    ...(width < limits.minWidth || height < limits.minHeight ? [`image de ${width} × ${height} pixels`] : []),
  ];
}
