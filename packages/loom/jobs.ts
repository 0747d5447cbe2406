/** What a job does: it draws, writes its files and returns their paths from the root of the project. */
export type Scene = { produce: () => Promise<string[]> };

export type Job = {
  name: string;
  /** Path of the scene from the loom: its sources are hashed from there. */
  source: string;
  load: () => Promise<Scene>;
};

/** Everything `npm run weave` makes, in order. */
export const jobs: readonly Job[] = [
  { name: 'hero', source: 'pictures/hero.ts', load: () => import('./pictures/hero') },
  { name: 'headers', source: 'pictures/headers.ts', load: () => import('./pictures/headers') },
  { name: 'missing', source: 'pictures/broken-thread.ts', load: () => import('./pictures/broken-thread') },
  { name: 'about', source: 'pictures/about.ts', load: () => import('./pictures/about') },
  { name: 'services', source: 'pictures/services.ts', load: () => import('./pictures/services') },
  { name: 'covers', source: 'pictures/covers.ts', load: () => import('./pictures/covers') },
  { name: 'figures', source: 'pictures/figures.ts', load: () => import('./pictures/figures') },
  { name: 'screens', source: 'scenes/project-screens.ts', load: () => import('./scenes/project-screens') },
  { name: 'fonts', source: 'fonts/fonts.ts', load: () => import('./fonts/fonts') },
  { name: 'film', source: 'film/hero-film.ts', load: () => import('./film/hero-film') },
];
