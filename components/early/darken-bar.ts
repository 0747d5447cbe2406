import type { Early } from './protocol';

/**
 * Tells the bar when the page has been scrolled past the mark beside it, without a scroll handler; under 768 px the
 * styles keep the bar dark whatever it is told. Self-contained: see early-script.tsx.
 */
export function darkenBar({ onPage, names }: Early): void {
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ target, isIntersecting }) =>
      target.nextElementSibling?.toggleAttribute(names.scrolled, !isIntersecting),
    );
  });
  onPage(() => document.querySelectorAll(`[${names.barMark}]`).forEach((mark) => observer.observe(mark)));
}
