/**
 * The canonical form of a path whose only faults are upper case, a trailing slash or repeated slashes,
 * or null when it is no known path or already canonical.
 *
 * Self-contained on purpose: the 404 page carries its compiled text as an inline script, so it may use
 * nothing from outside, and only what the oldest supported browser runs.
 */
export function repairPath(pathname: string, knownPaths: readonly string[]): string | null {
  const candidate = pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return candidate !== pathname && knownPaths.indexOf(candidate) !== -1 ? candidate : null;
}

/** Whether a path stands where an article would. Self-contained for the same reason. */
export function isArticlePath(pathname: string): boolean {
  return /^\/blog\/./i.test(pathname);
}
