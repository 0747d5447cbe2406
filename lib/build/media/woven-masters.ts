import { heroFilm } from '@/content/films';
import { contentFiles, siteContent } from '@/lib/build/checks/site-content';
import { walkTexts } from '@/lib/build/checks/walk-texts';
import { findMaster, type Master } from './masters';

/** Every cloth that the content names in place of a picture. */
export function wovenMasters(): Master[] {
  const words = [...contentFiles(siteContent), siteContent.articles];
  const named = walkTexts(words).filter(({ path }) => /(^|\.)picture$/.test(path));
  const names = new Set([heroFilm.poster, ...named.map(({ text }) => text)]);
  return [...names]
    .flatMap((name) => [findMaster(name), findMaster(`${name}-phone`)])
    .filter((master) => master?.svg !== undefined) as Master[];
}
