import type { Film } from './types';

/** Written by `npm run media`. */
export const heroFilm = {
  wide: {
    webm: { src: '/media/hero-film.f9ecd785.webm', bytes: 639996 },
    mp4: { src: '/media/hero-film.f9ecd785.mp4', bytes: 857974 },
  },
  phone: {
    webm: { src: '/media/hero-film-phone.e3f9b7d2.webm', bytes: 315879 },
    mp4: { src: '/media/hero-film-phone.e3f9b7d2.mp4', bytes: 397968 },
  },
} as const satisfies Record<'wide' | 'phone', Film>;
