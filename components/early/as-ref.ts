import type { RefCallback } from 'react';

/**
 * A behaviour as a `ref`: React calls its undo when the element goes. Made once, beside the component: another at each
 * render would be undone and done again each time.
 */
export function asRef<E extends Element>(behaviour: (element: E) => () => void): RefCallback<E> {
  return (element) => (element ? behaviour(element) : undefined);
}
