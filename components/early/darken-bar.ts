import type { OnPage } from './on-page-shown';

/**
 * Tells the bar when the page has been scrolled past the mark beside it, without a scroll handler; under 768 px the
 * styles keep the bar dark whatever it is told. Self-contained: see early-script.tsx.
 */
export function darkenBar(onPage: OnPage): void {
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ target, isIntersecting }) =>
      target.nextElementSibling?.toggleAttribute('data-scrolled', !isIntersecting),
    );
  });
  onPage(() => document.querySelectorAll('[data-bar-mark]').forEach((mark) => observer.observe(mark)));
}
