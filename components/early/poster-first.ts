import type { Early } from './protocol';

/**
 * Lets the faces come once the largest picture of the first screen has: until then words stand in their stand-ins, which
 * have the same metrics (publish/steps/poster-first.ts). Self-contained: see early-script.tsx.
 */
export function posterFirst({ names }: Early): void {
  const letFacesCome = () => document.documentElement.removeAttribute(names.posterFirst);
  ['load', 'error'].forEach((type) => document.addEventListener(type, letFacesCome, true));
  addEventListener('load', letFacesCome);
}
