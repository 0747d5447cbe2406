import type { Early } from './protocol';

/**
 * Keeps the faces off the line until the largest picture of the first screen has come: words stand in their stand-ins,
 * which have the same metrics (publish/steps/poster-first.ts takes the faces' hints away). Self-contained: see
 * early-script.tsx.
 */
export function posterFirst({ names }: Early): void {
  const root = document.documentElement;
  const letFacesCome = () => root.removeAttribute(names.posterFirst);
  root.setAttribute(names.posterFirst, '');
  ['load', 'error'].forEach((type) => document.addEventListener(type, letFacesCome, true));
  addEventListener('load', letFacesCome);
}
