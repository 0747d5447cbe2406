import { onPageParsed } from './on-page-parsed';
import * as names from './protocol';

/**
 * Tells the bar when the page has been scrolled past the mark beside it, without a scroll handler; under 768 px the
 * styles keep the bar dark whatever it is told.
 */
export function darkenBar(): void {
  const observer = new IntersectionObserver((entries) => {
    entries.forEach(({ target, isIntersecting }) =>
      target.nextElementSibling?.toggleAttribute(names.scrolled, !isIntersecting),
    );
  });
  onPageParsed(() =>
    document.querySelectorAll(`[${names.barMark}]`).forEach((mark) => observer.observe(mark)),
  );
}
