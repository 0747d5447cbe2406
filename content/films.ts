import type { Film } from './types';

/** Written by `npm run media`. */
export const heroFilm = {
  wide: {
    webm: { src: '/media/hero-film.e69b6cee.webm', bytes: 155223 },
    mp4: { src: '/media/hero-film.e69b6cee.mp4', bytes: 142835 },
  },
  phone: {
    webm: { src: '/media/hero-film-phone.e14a70e3.webm', bytes: 111582 },
    mp4: { src: '/media/hero-film-phone.e14a70e3.mp4', bytes: 70482 },
  },
} as const satisfies Record<'wide' | 'phone', Film>;
