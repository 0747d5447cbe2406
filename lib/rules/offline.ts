/** Where the service worker lies: at the root, so that every page is in its reach. */
export const workerPath = '/sw.js';

/** What it shows in place of a page that this device has never seen. */
export const offlinePath = '/hors-ligne';

/** The script that says, on any page, what became of a message that was to leave later. */
export const tellPath = '/envois.js';

/** Pages by which a client comes: where data is not dear, kept before anyone asks. */
export const formPaths = ['/devis', '/contact'];

/** Whether the site works without a network; `SITE_OFFLINE=0` takes that back from every device at its next visit. */
export function isOfflineOn(): boolean {
  return process.env.SITE_OFFLINE !== '0' && process.env.NODE_ENV !== 'development';
}
