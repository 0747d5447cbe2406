/**
 * Where a page opens with a poster, lets the faces and the pictures further down come once those of the first screen have,
 * or the visitor goes on: until then words stand in their stand-ins, which have the same metrics. Whoever comes from another
 * page of the site has the faces already. It runs before the body is laid out, because layout is what asks for the faces.
 */
export function posterFirst(): void {
  const isPosterAsked = document.querySelector('link[as=image][fetchpriority=high]');
  if (!isPosterAsked || document.referrer.startsWith(`${location.origin}/`)) return;
  let isHeld = true;

  function letOthersCome({ type }: { type?: string }) {
    const posters = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    const isComing = document.readyState === 'loading' || [...posters].some(({ complete }) => !complete);
    isHeld = isHeld && isComing && type !== 'scroll';
    document.documentElement.toggleAttribute('data-poster-first', isHeld);
  }

  ['load', 'error', 'DOMContentLoaded', 'scroll'].forEach((type) =>
    document.addEventListener(type, letOthersCome, true),
  );
  letOthersCome({});
}
