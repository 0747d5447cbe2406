import { formPaths, offlinePath, tellPath } from '@/lib/rules/offline';

/** The number changes with what is written here and how it is read: of another number, everything is dropped. */
export const CACHE = 'trame-pages-1';

/** Of everything kept, as the device stores it; what a page adds while it is read may come on top. */
const MOST_BYTES = 2_200_000;
const MOST_PICTURE_BYTES = 100_000;

const SIZE = 'x-size';

/** When a page came that nobody had asked for yet, and for how long it counts as the newest, as browsers have it. */
const AHEAD = 'x-ahead';
const FRESH_MS = 300_000;

export const isPage = (path: string) => !/\.\w+$/.test(path);
export const isDrawing = (path: string) => path.endsWith('.svg');
export const isPicture = (path: string) => /\.(avif|webp|jpg|svg)$/.test(path);

export const openCache = () => caches.open(CACHE);

/** Files of the site that the text of a page names; those with a hash belong to that version of it and to no other. */
export function filesOf(text: string): string[] {
  return [
    ...new Set(text.match(/\/(?:_next\/static|media|icons)\/[^"'\\\s,]+?\.(?:js|woff2|avif|webp|jpg|svg)/g)),
  ];
}

/** What the device keeps of an address, and only if it is whole. */
export async function readKept(path: string): Promise<Response | undefined> {
  try {
    const kept = await (await openCache()).match(path);
    const body = await kept?.blob();
    return body && String(body.size) === kept?.headers.get(SIZE) ? new Response(body, kept) : undefined;
  } catch {
    // A store that is damaged or switched off: as if nothing had ever been kept.
    return undefined;
  }
}

/** Whether this page came ahead, a moment ago, and was not shown since. */
export function isFresh(kept: Response): boolean {
  const ageMs = Date.now() - Number(kept.headers.get(AHEAD));
  return ageMs >= 0 && ageMs < FRESH_MS;
}

/** Keeps an answer of the site. @throws when it is none, did not come whole, or the device has no room. */
export async function put(cache: Cache, path: string, answer: Response, isAhead = false): Promise<void> {
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const body = await answer.blob();
  if (isPicture(path) && body.size > MOST_PICTURE_BYTES) return;
  const headers = new Headers(answer.headers);
  headers.set(SIZE, String(body.size));
  if (isAhead) headers.set(AHEAD, String(Date.now()));
  await cache.put(path, new Response(body, { headers }));
}

/** Drops the oldest pages of too many, and every file that no page names any more. */
export async function trim(cache: Cache, inUse: string[]): Promise<void> {
  const entries = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname;
      const answer = await cache.match(request);
      const text = isPage(path) ? ((await answer?.text()) ?? '') : '';
      return { path, text, size: Number(answer?.headers.get(SIZE)) };
    }),
  );
  const isAhead = ({ path }: { path: string }) => path === offlinePath || formPaths.includes(path);
  // In the order they came: whoever is asked for again comes last.
  const pages = entries.filter(({ path }) => isPage(path)).reverse();
  const stays = new Set([tellPath, ...inUse]);
  let bytes = 0;
  for (const page of [...pages.filter(isAhead), ...pages.filter((one) => !isAhead(one))]) {
    const names = [page.path, ...filesOf(page.text)];
    const added = entries.filter(({ path }) => names.includes(path) && !stays.has(path));
    bytes += added.reduce((sum, { size }) => sum + size, 0);
    if (bytes > MOST_BYTES) break;
    added.forEach(({ path }) => stays.add(path));
  }
  await Promise.all(entries.map(({ path }) => stays.has(path) || cache.delete(path)));
}

/** Drops what workers of another kind have left. */
export async function dropOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('trame-') && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}
