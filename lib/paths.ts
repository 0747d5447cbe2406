/** Every place an address can lead to, with the words that mean it besides its own path. */
export type Places = Readonly<Record<string, readonly string[]>>;

/**
 * What is left of a path when everything is dropped that people and chat apps add to it or lose from it: letter case,
 * accents, dashes, doubled slashes, punctuation, `.html`, a query that lost its question mark.
 *
 * Self-contained on purpose, like the other functions of the 404 page's inline script: it carries their compiled text,
 * so they may use nothing from outside, and only what the oldest supported browser runs.
 */
export function plainPath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Half an escape, of an address cut short: the letters still tell.
  }
  return text
    .toLowerCase()
    .replace(/[?&].*|\.(html?|php)\P{L}*$/gu, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}/]+/gu, '')
    .replace(/\/+(index$)?/g, '/')
    .replace(/^\/|\/$/g, '');
}

/**
 * Where a path certainly leads: to the place it names in another spelling, by a synonym, or by the first eight or more
 * characters of an article's id that no other article shares. `null` when it is none, or spelt right already.
 */
export function repairPath(pathname: string, places: Places, plain: typeof plainPath): string | null {
  const asked = plain(pathname);
  const begun = /^blog\/.{8}/.test(asked) ? asked : '-';
  const exact: string[] = [];
  const longer: string[] = [];
  for (const place of Object.keys(places)) {
    if ([place].concat(places[place] ?? []).some((name) => plain(name) === asked)) exact.push(place);
    if (plain(place).startsWith(begun)) longer.push(place);
  }
  const meant = exact[0] ?? (longer.length === 1 ? longer[0] : null);
  return meant && meant !== pathname ? meant : null;
}

/** Whether a path stands where an article would. Self-contained for the same reason. */
export function isArticlePath(pathname: string): boolean {
  return /^\/blog\/./i.test(pathname);
}
