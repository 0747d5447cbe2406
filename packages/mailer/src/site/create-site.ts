import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { unescape } from 'node:querystring';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { follow } from '../host/follow';
import { errorCode, log } from '../log';
import { indexSite } from './index-site';

const NOTHING = 'Rien n’est publié ici : le site y est dès que npm run build ou deploy/publier.sh l’y met.\n';

/** Serves a folder of exported pages by its `_headers` and `_redirects`, read again when it was rebuilt or exchanged. */
export function createSite(root: string) {
  const watched = ['.', 'index.html', '_headers', '_redirects'].map((name) => join(root, name));
  const site = follow(watched, () => (existsSync(join(root, 'index.html')) ? indexSite(root) : undefined));

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, context) => {
    log('error', 'request-failed', { cause: errorCode(error) });
    return context.text('Erreur', 500);
  });
  app.all('*', etag(), async (context, next) => {
    const index = site();
    if (!index) return context.text(NOTHING, 503, { 'Retry-After': '60', 'Cache-Control': 'no-cache' });
    // As it was sent: path, and query with its question mark, of a target that may be a whole URL.
    const target = context.env.incoming.url ?? '';
    const [, encoded = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)/i.exec(target) ?? [];
    const path = unescape(encoded);
    const found = index.find(path);
    const headers = index.headersOf(path);
    // A file that is missing today may be there tomorrow, whatever its folder's rules say of its files.
    if (found.status !== 200 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
    headers.forEach((value, name) => context.header(name, value));
    if (!['GET', 'HEAD'].includes(context.req.method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    if ('to' in found)
      return context.redirect(
        found.to.replace(/(?=#|$)/, () => query),
        found.status,
      );
    const { file, status } = found;
    if (['', '.br', '.gz', '.zst'].some((copy) => leadsOut(root, file + copy)))
      return context.text('Erreur', 404);
    // Another range would be answered as if it were one.
    if (!/^bytes=(?:\d+-\d*|-\d+)$/.test(context.req.header('range') ?? ''))
      context.req.raw.headers.delete('range');
    if (status === 200) {
      const { size, mtimeMs } = statSync(join(root, file));
      context.header('ETag', `W/"${size.toString(36)}-${mtimeMs.toString(36)}"`);
      context.header('Accept-Ranges', 'bytes');
    }
    const answer = await serveStatic({ root, path: file, precompressed: true })(context, next);
    answer?.headers.set('Vary', 'Accept-Encoding');
    return answer && status === 404 ? new Response(answer.body, { status, headers: answer.headers }) : answer;
  });
  return app;
}

/** Whether a file is a link out of the folder, or in one: whoever publishes may put such there, not read the mail by it. */
function leadsOut(root: string, file: string): boolean {
  const path = join(root, file);
  return existsSync(path) && !realpathSync(path).startsWith(realpathSync(root) + sep);
}
