import type { FilmFiles } from './types';

/**
 * The home page's film: files of `content/films`, the lightest encoding first; one `.mp4` is enough, and
 * none (`[]`) too. `poster` is its first frame, a picture of `content/pictures`, which shows until it plays or alone.
 */
export const heroFilm: FilmFiles = {
  poster: 'hero',
  wide: ['hero.webm', 'hero.mp4'],
  phone: ['hero-phone.webm', 'hero-phone.mp4'],
};
