import type { MouseEvent } from 'react';

/** A press on a share link, taken to the device's own sharing where it has one; the link is what remains otherwise. */
export function shareNatively(event: MouseEvent<HTMLAnchorElement>, page: { url: string; title: string }) {
  if (typeof navigator.share !== 'function') return;
  event.preventDefault();
  const { href } = event.currentTarget;
  navigator.share(page).catch((error: unknown) => {
    // A visitor who closes the sheet has not failed to share.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openApart(href);
  });
}

// Where pop-ups are blocked the page itself goes there: better than a press without effect.
function openApart(href: string) {
  const popup = window.open(href, '_blank');
  if (popup) popup.opener = null;
  else location.assign(href);
}
