import type { FilmFiles } from './types';

/**
 * Le film de l’accueil : des fichiers de `content/films`, le plus léger d’abord ; un seul `.mp4` suffit, et
 * aucun (`[]`) aussi. `poster` est sa première image, de `content/pictures`, qui se montre avant lui, ou seule.
 */
export const heroFilm: FilmFiles = {
  poster: 'hero',
  wide: ['hero.webm', 'hero.mp4'],
  phone: ['hero-phone.webm', 'hero-phone.mp4'],
};
