import type { Early } from './protocol';

/**
 * Lets the faces come once the pictures of the first screen have: until then words stand in their stand-ins, which
 * have the same metrics (publish/steps/poster-first.ts). Self-contained: see early-script.tsx.
 */
export function posterFirst({ names }: Early): void {
  function letFacesCome() {
    const posters = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    const isWaiting = document.readyState !== 'complete' && [...posters].some(({ complete }) => !complete);
    document.documentElement.toggleAttribute(names.posterFirst, isWaiting);
  }

  ['load', 'error'].forEach((type) => document.addEventListener(type, letFacesCome, true));
  addEventListener('load', letFacesCome);
}
