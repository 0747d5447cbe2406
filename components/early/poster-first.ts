import type { Early } from './protocol';

/**
 * Lets the faces come once the pictures of the first screen have: until then words stand in their stand-ins, which
 * have the same metrics (publish/steps/poster-first.ts). Self-contained: see early-script.tsx.
 */
export function posterFirst({ onPage, names }: Early): void {
  function letFacesCome() {
    const posters = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    const isComing =
      document.readyState === 'loading' || Array.from(posters).some(({ complete }) => !complete);
    const isWaiting = document.readyState !== 'complete' && isComing;
    document.documentElement.toggleAttribute(names.posterFirst, isWaiting);
  }

  ['load', 'error'].forEach((type) => document.addEventListener(type, letFacesCome, true));
  onPage(letFacesCome);
  addEventListener('load', letFacesCome);
}
