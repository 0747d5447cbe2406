export type Listener = [target: EventTarget, type: string, hear: (event: never) => void, isCapture?: boolean];

/** Listens to each, as `addEventListener` does, and returns the undo of all. */
export function listen(...listeners: Listener[]): () => void {
  const each = (method: 'addEventListener' | 'removeEventListener') =>
    listeners.forEach(([target, ...how]) => target[method](...(how as [string, EventListener])));
  each('addEventListener');
  return () => each('removeEventListener');
}
