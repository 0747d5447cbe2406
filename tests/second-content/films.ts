import type { FilmFiles } from './types';

export const heroFilm: FilmFiles = { poster: 'hero', wide: [], phone: [] };
