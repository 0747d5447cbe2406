import type { PictureName, RoutePath } from '@/content/types';

/** Where the preview card of a page, or of an article by its cover, is. */
export function cardPath(subject: RoutePath | PictureName): string {
  if (subject === '/') return '/og/home.jpg';
  return `/og/${subject.replace(/^\/|^cover-/, '')}.jpg`;
}
