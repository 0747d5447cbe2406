import { isGenerousConnection } from '@/lib/rules/network';
import { formPaths, offlinePath, tellPath } from '@/lib/rules/offline';
import { CACHE, filesOf, isDrawing, isFresh, isPicture, openCache, put, readKept, trim } from './store';

/** How a page came: into a tab that looked at it, into one that was open before the worker was there, or unasked for. */
type How = 'seen' | 'open' | 'ahead';

/** Keeps a file of a page that is being read. */
export async function keepFile(path: string, answer: Response): Promise<void> {
  await put(await openCache(), path, answer);
}

/**
 * Keeps a page in place of an older version of itself, after all it needs is there: what the browser has of its files
 * already, which costs nothing, and the scripts of a form whose older ones were here, since somebody had touched it. The
 * pictures are those of a page opened before the worker was there; others pass through it. One that is gone goes.
 */
export function keepPage(path: string, answer: Response, how: How = 'seen'): Promise<void> {
  const keep = () => replacePage(path, answer, how);
  // One page at a time, whatever tab or version of the worker it comes through: the files of one that is not there yet are
  // named by none. Browsers without locks may lack a file of such a page until it is seen again.
  return navigator.locks ? navigator.locks.request(CACHE, keep) : keep();
}

async function replacePage(path: string, answer: Response, how: How): Promise<void> {
  const cache = await openCache();
  if (answer.status === 404) await cache.delete(path);
  if (!answer.ok || answer.redirected || !/^text\/html/.test(answer.headers.get('content-type') ?? ''))
    return;
  const [text, replaced] = await Promise.all([answer.clone().text(), readKept(path)]);
  const before = await replaced?.text();
  const isWhole = path === offlinePath || (isGenerousConnection() && (await hasScripts(cache, before)));
  // What says on a form, even without a network, that a message waits.
  for (const file of [...filesOf(text), ...(formPaths.includes(path) ? [tellPath] : [])]) {
    const isKept = Boolean(await cache.match(file));
    // A drawing keeps its name when it changes: with its page.
    if (isKept && !(isDrawing(file) && text !== before)) continue;
    if (isKept || file === tellPath || (isWhole && !isPicture(file)))
      await put(cache, file, await fetch(file, { priority: 'low' }));
    else if (how === 'open' || !isPicture(file))
      await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })
        .then((seen) => put(cache, file, seen))
        .catch(() => undefined);
  }
  await put(cache, path, answer, how === 'ahead');
  // Whoever looks at the version before may still need its files.
  await trim(cache, before === undefined ? [] : filesOf(before));
}

async function hasScripts(cache: Cache, page = ''): Promise<boolean> {
  const scripts = filesOf(page).filter((file) => file.endsWith('.js'));
  return (await Promise.all(scripts.map((file) => cache.match(file)))).some(Boolean);
}

/**
 * Keeps ahead what has no network to come by, and on a good connection the two pages that main actions lead to, which are
 * there when the finger lifts: again when they are no longer fresh, for a question where nothing has changed. After
 * `seen`, a page; without one, all of them, for a new worker.
 */
export async function keepAhead(seen?: string): Promise<void> {
  for (const path of [offlinePath, ...(isGenerousConnection() ? formPaths : [])]) {
    const kept = seen ? await readKept(path) : undefined;
    if (!kept || (formPaths.includes(path) && path !== seen && !isFresh(kept)))
      await keepPage(path, await fetch(path, { priority: 'low' }), 'ahead');
  }
}
