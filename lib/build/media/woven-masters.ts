import { heroFilm } from '@/content/films';
import { getArticles } from '@/lib/build/blog/articles';
import { contentTexts } from '@/lib/build/checks/source/content-texts';
import { findMaster, type Master } from './masters';

/** Every cloth that the content names in place of a picture. */
export function wovenMasters(): Master[] {
  const named = contentTexts().filter(({ path }) => /(^|\.)picture$/.test(path));
  const covers = getArticles().map(({ image }) => image.picture);
  const names = new Set([heroFilm.poster, ...named.map(({ text }) => text), ...covers]);
  return [...names]
    .flatMap((name) => [findMaster(name), findMaster(`${name}-phone`)])
    .filter((master) => master?.svg !== undefined) as Master[];
}
