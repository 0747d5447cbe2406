/**
 * Hands something to the device's own sharing, and says whether it has one; where that fails, and not because the visitor has
 * closed it, goes the other way.
 */
export function shareNatively(what: ShareData, goOtherwise: () => void): boolean {
  if (typeof navigator.share !== 'function') return false;
  navigator.share(what).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) goOtherwise();
  });
  return true;
}
