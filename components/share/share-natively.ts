/** A press on a share link, taken to the device's own sharing where it has one; the link is what remains otherwise. */
export function shareNatively(
  event: { preventDefault: () => void },
  page: { url: string; title: string },
  href: string,
): void {
  if (typeof navigator.share !== 'function') return;
  event.preventDefault();
  navigator.share(page).catch((error: unknown) => {
    // A visitor who closes the sheet has not failed to share.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const popup = window.open(href, '_blank');
    // Where pop-ups are blocked the page itself goes there: better than a press without effect.
    if (popup) popup.opener = null;
    else location.assign(href);
  });
}
