import { onPageParsed } from '@/components/early/on-page-parsed';

/**
 * Hides a floating link (`data-until-reached`) while the top of its target is above a tenth of the window's height. The
 * observed zone runs from far above the window down to that tenth, so the target enters it exactly when its top
 * reaches the line.
 */
export function hideReachedLink(): void {
  onPageParsed(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-until-reached]');
    const target = link && document.getElementById(link.hash.slice(1));
    const zone = { rootMargin: '1000000px 0px -90% 0px' };
    if (target)
      new IntersectionObserver((entries) => {
        entries.forEach(({ isIntersecting }) => (link.hidden = isIntersecting));
      }, zone).observe(target);
  });
}
