/** Calls back once the whole page is in the document. */
export function onPageParsed(callback: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', callback);
  else callback();
}
