import type { Early } from './protocol';

/**
 * Once the page has come, lets the browser fetch the one that its main action leads to, HTML alone: the rules of
 * publish/steps/fetch-pages-ahead.ts know it by an attribute. Where data is dear, takes these rules away.
 * Self-contained: see early-script.tsx.
 */
export function fetchLikely({ isGenerous, names: { likely } }: Early): void {
  if (!isGenerous()) document.querySelector('[type=speculationrules]')?.remove();
  else
    addEventListener('load', () => document.querySelector(`main [${likely}]`)?.setAttribute(likely, 'yes'));
}
