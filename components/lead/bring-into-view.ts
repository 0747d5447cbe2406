/** Gives focus to what has come, and brings it into view at once: a smooth scroll under way would carry the next thing with it. */
export function bringIntoView(element?: HTMLElement | null, block: 'start' | 'center' = 'center'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block, behavior: 'instant' });
}
