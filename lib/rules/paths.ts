/** Every page an address can lead to, with the words that mean it besides its own path. */
export type Places = Readonly<Record<string, readonly string[]>>;

/**
 * What is left of a path when everything is dropped that people and chat apps add to it or lose from it: letter case,
 * accents, dashes, doubled slashes, punctuation, `.html`, a query that lost its question mark.
 */
function plainPath(path: string): string {
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
    .replace(/\/+/g, '/')
    .replace(/(\/index)?\/?$/, '')
    .replace(/^\//, '');
}

/**
 * Where a path certainly leads: to the page it names in another spelling or by a synonym, or to the article whose id it
 * holds, which only its shape tells. `null` when it is none, or spelt right already.
 */
export function repairPath(pathname: string, places: Places): string | null {
  const asked = plainPath(pathname);
  const [, ...id] = /^blog\/([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(asked) ?? [];
  const page = Object.keys(places).find((place) =>
    [place].concat(places[place] ?? []).some((name) => plainPath(name) === asked),
  );
  const meant = page || (id.length > 0 && '/blog/' + id.join('-'));
  return meant && meant !== pathname ? meant : null;
}
