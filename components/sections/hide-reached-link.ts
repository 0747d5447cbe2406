import { need } from '@/components/early/need';

/**
 * Hides a floating link while the top of its target is above a tenth of the window's height. The observed zone runs from
 * far above the window down to that tenth, so the target enters it exactly when its top reaches the line.
 */
export function hideReachedLink(link: HTMLAnchorElement): () => void {
  const zone = { rootMargin: '1000000px 0px -90% 0px' };
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ isIntersecting }) => (link.hidden = isIntersecting));
  }, zone);
  observer.observe(need(document.body, link.hash, link));
  return () => observer.disconnect();
}
