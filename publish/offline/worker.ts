import { LATER, hasDeferred } from '@/lib/rules/lead/outbox';
import { tellPath } from '@/lib/rules/offline';
import { drawOfflinePage } from './draw-offline-page';
import { keepAhead, keepFile, keepPage } from './keep-pages';
import { scope, type Fetching } from './scope';
import { sendDeferred } from './send-deferred';
import { dropOthers, isFresh, readKept } from './store';

/** How long the newest version of a page may take to answer, where the device has one, in milliseconds. */
const PATIENCE_MS = 2_000;

/** The mailer, its pages and the host's health: never ours. */
const LEFT_ALONE = /^\/(api\/|mail(\/|$)|healthz$)/;

/** Files that change with their page or never. Films are not among them: they are never kept. */
const FILES = /^\/(_next\/static\/.+\.(js|woff2)|(media|icons)\/[^/]+\.(avif|webp|jpg|svg))$/;

scope.addEventListener('install', (event) =>
  event.waitUntil(
    keepOpenPages()
      .then(() => keepAhead())
      // Without room, or without a network by now: the pages that are seen from here on will do.
      .catch(() => undefined)
      .then(() => scope.skipWaiting()),
  ),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOthers(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || LEFT_ALONE.test(pathname)) return;
  if (FILES.test(pathname)) event.respondWith(answerFile(event, pathname));
  else if (pathname === tellPath) event.respondWith(answerNewest(event, pathname));
  else if (request.mode === 'navigate')
    event.respondWith(answerNewest(event, pathname).catch(drawOfflinePage).then(tell));
});

scope.addEventListener('sync', (event) => event.tag === LATER && event.waitUntil(sendAndTell()));
scope.addEventListener('message', (event) => {
  if (event.data === LATER) event.waitUntil(sendAndTell().catch(() => undefined));
});

async function sendAndTell(): Promise<void> {
  await sendDeferred();
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  open.forEach((page) => page.postMessage(LATER));
}

/** A page, with the script that says what became of a message, where there is one to speak of. */
async function tell(page: Response): Promise<Response> {
  if (!page.ok || !(await hasDeferred())) return page;
  return new Response(
    (await page.text()).replace('</body>', `<script src="${tellPath}"></script></body>`),
    page,
  );
}

/** Pages that were opened before this worker was there, as the browser itself has kept them: at no cost. */
async function keepOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) {
    const seen = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
    if (seen) await keepPage(new URL(url).pathname, seen, 'open');
  }
}

/** From the device; from the network once. */
async function answerFile(event: Fetching, path: string): Promise<Response> {
  const kept = await readKept(path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  const copy = answer.clone();
  event.waitUntil(keepFile(path, copy).catch(() => undefined));
  return answer;
}

/**
 * What came ahead of being asked for; or the newest version if it answers in time and well, else the device's; else the
 * newest however late.
 */
async function answerNewest(event: Fetching, path: string): Promise<Response> {
  const newest = askNetwork(event, path);
  event.waitUntil(newest.catch(() => undefined));
  const kept = await readKept(path);
  if (kept && isFresh(kept)) return kept;
  const inTime = await Promise.race([newest, pause(PATIENCE_MS)]).catch(() => undefined);
  if (inTime && inTime.status < 500) return inTime;
  return kept ?? newest;
}

async function askNetwork(event: Fetching, path: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  const copy = answer.clone();
  event.waitUntil(
    (path === tellPath ? keepFile(path, copy) : keepPage(path, copy).then(() => keepNext(path))).catch(
      () => undefined,
    ),
  );
  return answer;
}

let isTried = false;

/** What may come after a page is kept ahead; once in the life of a worker, should the device have no room. */
async function keepNext(path: string): Promise<void> {
  if (isTried) return;
  isTried = true;
  await keepAhead(path);
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
