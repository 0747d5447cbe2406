export type Listener = [
  target: EventTarget,
  type: string,
  listener: (event: never) => void,
  isCapture?: boolean,
];

/** Listens to each, as `addEventListener` does, and returns the undo of all. */
export function listen(...listeners: Listener[]): () => void {
  listeners.forEach(([target, type, ...how]) => target.addEventListener(type, ...(how as [EventListener])));
  return () =>
    listeners.forEach(([target, type, ...how]) =>
      target.removeEventListener(type, ...(how as [EventListener])),
    );
}
