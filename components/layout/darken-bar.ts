import { onPageParsed } from '@/components/early/on-page-parsed';

/**
 * Tells the bar when the page has been scrolled past the mark beside it, without a scroll handler; under 768 px the
 * styles keep the bar dark whatever it is told.
 */
export function darkenBar(): void {
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ target, isIntersecting }) =>
      target.nextElementSibling?.toggleAttribute('data-scrolled', !isIntersecting),
    );
  });
  onPageParsed(() => document.querySelectorAll('[data-bar-mark]').forEach((mark) => observer.observe(mark)));
}
