import { pages } from '@/content/pages';
import { heroFilm } from '@/content/films';
import { agency } from '@/content/agency';
import type { SiteContent } from '@/lib/site-content';
import { drawCards, type Card } from '@/lib/pictures/draw-cards';
import { drawMarks } from '@/lib/pictures/draw-marks';
import { encodePictures } from '@/lib/pictures/encode-pictures';
import { copyFilms } from '@/lib/pictures/films';
import { listMasters, type Master } from '@/lib/pictures/masters';
import { mastersOf } from '@/lib/pictures/pictures';
import { cardPath } from '@/lib/seo/site-url';

/** Makes in `public` every picture, mark and card that the content asks for; what is there already is kept. */
export async function prepareMedia(content: SiteContent): Promise<void> {
  const masters = new Map(
    [...listMasters(), ...namedMasters(content)].map((master) => [master.name, master]),
  );
  await encodePictures([...masters.values()], 'public/media', ({ name, svg }, position, count) =>
    console.warn(`Image ${position} sur ${count} : ${name}${svg ? ', étoffe tissée' : ''}`),
  );
  copyFilms();
  await drawMarks();
  await drawCards(listCards(content));
}

/** What the content names, cloths included. */
function namedMasters({ articles, texts }: SiteContent): Master[] {
  const named = texts.filter(({ field }) => /(^|\.)picture$/.test(field)).map(({ text }) => text);
  const covers = articles.map(({ image }) => image.picture);
  return [heroFilm.poster, ...named, ...covers].flatMap((name) => mastersOf(name));
}

function listCards({ articles }: SiteContent): Card[] {
  return [
    ...pages.map(({ path, title, card }) => ({
      ...{ file: cardPath(path), title, line: agency.tagline, picture: card },
    })),
    ...articles.map(({ id, title, category, image }) => ({
      ...{ file: cardPath(`/blog/${id}`), title, line: category, picture: image.picture },
    })),
  ];
}
