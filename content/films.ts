/**
 * The home page's film: files of `content/films`, the lightest encoding first; one `.mp4` is enough. Its first frame is
 * the picture `hero` (`hero-phone` on phones), which shows until it plays.
 */
export const heroFilm = {
  wide: ['hero.webm', 'hero.mp4'],
  phone: ['hero-phone.webm', 'hero-phone.mp4'],
} as const;
