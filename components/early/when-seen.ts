/** Calls back once the page is a visitor's: a browser may have prepared it long before, unseen. */
export function whenSeen(callback: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
