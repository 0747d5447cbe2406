/**
 * Starts behaviours, each a function of its element that returns its undo, on the elements marked `data-early="name"`
 * (several names: a space between them) once the page is parsed. While one works on the site, a name that no element has is
 * said in the console.
 */
export function start(behaviours: Record<string, (element: never) => () => void>): void {
  Object.keys(behaviours).forEach((name) => {
    function begin() {
      const elements = document.querySelectorAll(`[data-early~=${name}]`);
      if (process.env.NODE_ENV !== 'production' && elements.length === 0)
        console.warn(`No element of this page has data-early="${name}".`);
      elements.forEach((element) => behaviours[name]?.(element as never));
    }

    // A listener each: one that fails does not stop the others.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  });
}
