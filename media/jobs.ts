import type { Scene } from './output';

export type Job = {
  name: string;
  /** Path of the scene from the root of the project: its sources are hashed from there. */
  source: string;
  load: () => Promise<Scene>;
};

/** Everything `npm run media` makes, in order. */
export const jobs: readonly Job[] = [
  { name: 'hero', source: 'media/pictures/hero.ts', load: () => import('./pictures/hero') },
  { name: 'headers', source: 'media/pictures/headers.ts', load: () => import('./pictures/headers') },
  { name: 'closing', source: 'media/pictures/closing.ts', load: () => import('./pictures/closing') },
  {
    name: 'broken-thread',
    source: 'media/pictures/broken-thread.ts',
    load: () => import('./pictures/broken-thread'),
  },
  { name: 'about', source: 'media/pictures/about.ts', load: () => import('./pictures/about') },
  { name: 'covers', source: 'media/pictures/covers.ts', load: () => import('./pictures/covers') },
  {
    name: 'project-screens',
    source: 'media/scenes/project-screens.ts',
    load: () => import('./scenes/project-screens'),
  },
  { name: 'marks', source: 'media/marks/marks.ts', load: () => import('./marks/marks') },
  {
    name: 'social-cards',
    source: 'media/scenes/cards/draw-cards.ts',
    load: () => import('./scenes/social-cards'),
  },
  { name: 'fonts', source: 'media/fonts/fonts.ts', load: () => import('./fonts/fonts') },
  { name: 'film', source: 'media/film/hero-film.ts', load: () => import('./film/hero-film') },
];
