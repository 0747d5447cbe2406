import { heroFilm } from '@/content/films';
import { agency } from '@/content/agency';
import type { SiteContent } from '@/lib/content/gather-content';
import { drawCards, type Card } from '@/lib/pictures/draw-cards';
import { drawMarks } from '@/lib/pictures/draw-marks';
import { encodedFiles } from '@/lib/pictures/encode-pictures';
import { filmFiles } from '@/lib/pictures/films';
import { logoMedia } from '@/lib/pictures/logo';
import { shownPages } from '@/lib/pages/pages';
import { shownMasters } from '@/lib/pictures/masters';
import { mastersOf } from '@/lib/pictures/pictures';
import { teamMasters } from '@/lib/pictures/team';
import { writeMedia } from '@/lib/pictures/write-media';
import { cardPath } from '@/lib/seo/site-url';

/** Makes in `public` every picture, mark, card and download that the content asks for; what is there already is kept. */
export async function prepareMedia(content: SiteContent): Promise<void> {
  const named = content.texts.filter(({ field }) => /(^|\.)picture$/.test(field)).map(({ text }) => text);
  const covers = content.articles.map(({ image }) => image.picture);
  // What nobody gave, a cloth, is only known by its name.
  const asked = [heroFilm.poster, ...named, ...covers].flatMap((name) => mastersOf(name));
  const pictures = [...shownMasters(content.held), ...asked, ...teamMasters()].flatMap(encodedFiles);
  await writeMedia([...pictures, ...content.downloads, ...filmFiles(heroFilm), logoMedia()]);
  await drawMarks();
  await drawCards(listCards(content));
}

function listCards({ articles }: SiteContent): Card[] {
  const line = agency.tagline;
  return [
    ...shownPages().map(({ path, title, card: picture }) => ({ file: cardPath(path), title, line, picture })),
    ...articles.map(({ id, title, category, image }) => ({
      file: cardPath(`/blog/${id}`),
      title,
      line: category,
      picture: image.picture,
    })),
  ];
}
