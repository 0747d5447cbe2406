import type { MouseEvent } from 'react';

/** Follows a link to a field without a step in the history: focus, its label in view first. */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.parentElement?.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
