/**
 * Tells a bar when the page has been scrolled past the mark before it, without a scroll handler; under `md` the styles
 * keep the bar dark whatever it is told.
 */
export function darkenBar(bar: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) =>
    entries.forEach(({ isIntersecting }) => bar.toggleAttribute('data-scrolled', !isIntersecting)),
  );
  const mark = bar.previousElementSibling;
  if (mark) observer.observe(mark);
  return () => observer.disconnect();
}
