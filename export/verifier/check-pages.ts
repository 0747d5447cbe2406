import sharp from 'sharp';
import { previewMistakes, type Measure } from '../previews/preview-mistakes';
import { firstOf, readHead } from '../previews/read-preview';
import type { Page, Site } from './site';

/** Pages that do not answer, are hidden from search engines, or say too little of themselves. */
export async function checkPages(site: Site): Promise<string[]> {
  const answered = site.pages.map(({ path }) => path);
  const titles = site.pages.map(({ html }) => firstOf(readHead(html), ['title']));
  return [
    ...site.paths.filter((path) => !answered.includes(path)).map((path) => `${path} ne répond pas`),
    ...site.pages.flatMap(pageMistakes),
    ...titles
      .filter((title, position) => title && titles.indexOf(title) !== position)
      .map((title) => `deux pages ont le même titre : ${title}`),
  ];
}

/** What would spoil a shared link, in any of six applications. */
export async function checkPreviews(site: Site): Promise<string[]> {
  const measure: Measure = async (url) => {
    if (!url.startsWith(`${site.publicOrigin}/`)) return undefined;
    const { status, body } = await site.read(new URL(url).pathname);
    if (status !== 200) return undefined;
    try {
      const { format, width, height } = await sharp(body).metadata();
      return { format, width, height, bytes: body.length };
    } catch {
      // Whatever answers there is no picture: to a crawler, that is the same as none.
      return undefined;
    }
  };
  const perPage = await Promise.all(
    site.pages.map(async ({ path, html }) =>
      (await previewMistakes(html, `${site.publicOrigin}${path}`, measure)).map(
        (said) => `${path} : ${said}`,
      ),
    ),
  );
  return perPage.flat();
}

function pageMistakes({ path, html, tags, headers }: Page): string[] {
  const head = readHead(html);
  const language = tags.find(({ name }) => name === 'html')?.attributes.lang;
  const robots = `${head.get('robots')?.join() ?? ''},${headers.get('x-robots-tag') ?? ''}`;
  return [
    ...(firstOf(head, ['title']) ? [] : [`${path} n’a pas de titre`]),
    ...(firstOf(head, ['description']) ? [] : [`${path} n’a pas de description`]),
    ...(language === 'fr' ? [] : [`${path} ne se déclare pas en français (lang="fr")`]),
    ...(robots.includes('noindex') ? [`${path} est interdite aux moteurs de recherche (noindex)`] : []),
    ...tags.filter(isBrokenJsonLd).map(() => `${path} : données structurées illisibles (JSON-LD)`),
  ];
}

function isBrokenJsonLd({ attributes, text }: Page['tags'][number]): boolean {
  if (attributes.type !== 'application/ld+json') return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
