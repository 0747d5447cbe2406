import { onPageParsed } from '@/components/early/on-page-parsed';

/**
 * Hides a floating link (`data-until-reached`) while the top of its target is above a tenth of the window's height. The
 * observed zone runs from far above the window down to that tenth, so the target enters it exactly when its top
 * reaches the line.
 */
export function hideReachedLink(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(({ target, isIntersecting }) => {
        const link = document.querySelector<HTMLElement>(`[data-until-reached][href="#${target.id}"]`);
        if (link) link.hidden = isIntersecting;
      });
    },
    { rootMargin: '1000000px 0px -90% 0px' },
  );
  onPageParsed(() => {
    document.querySelectorAll<HTMLAnchorElement>('[data-until-reached]').forEach((link) => {
      const target = document.getElementById(link.hash.slice(1));
      if (target) observer.observe(target);
    });
  });
}
