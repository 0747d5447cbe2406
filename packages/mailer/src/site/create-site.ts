import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { unescape } from 'node:querystring';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { follow } from '../host/follow';
import { errorCode, log } from '../log';

const NOTHING = 'Rien n’est publié ici : le site y est dès que npm run build ou deploy/publier.sh l’y met.\n';

/** What a path leads to: a file of the folder with its status, or another address. */
type Found = { file: string; status: 200 | 404 } | { to: string; status: 301 | 302 | 303 | 307 | 308 };

// For hosts alone, hidden, sent in place of others, and in place of none.
const NO_ADDRESS = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)|\.(?:br|gz)$|^\/404\.html$/;

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
    if ('to' in found) {
      const [address = '', hash = ''] = found.to.split(/(?=#)/);
      return context.redirect(address + query + hash, found.status);
    }
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

/** Reads the names of all files of an exported site, and its rules; later changes are not seen. @throws when there is none. */
function indexSite(folder: string) {
  const [addresses, moves] = [new Map<string, string>(), new Map<string, Found>()];
  // Moves of one address each, the first first; other rules, such as rewrites with status 200, are left out.
  for (const line of linesOf(folder, '_redirects').reverse()) {
    const [from = '', to = '', said = '301'] = line.trim().split(/\s+/);
    const status = ([301, 302, 303, 307, 308] as const).find((one) => String(one) === said);
    if (status && !from.includes('*')) moves.set(plain(from), { to, status });
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(folder.length);
    if (!entry.isFile() || NO_ADDRESS.test(file)) continue;
    const page = file.replace(/^(\/)index\.html$|\.html$/, '$1');
    addresses.set(page, file);
    if (page !== file) moves.set(plain(page), { to: encodeURI(page), status: 308 });
  }

  function find(path: string): Found {
    const file = addresses.get(path);
    return file ? { file, status: 200 } : (moves.get(plain(path)) ?? { file: '/404.html', status: 404 });
  }
  return { find, headersOf: readHeaders(folder) };
}

/** What is left of a path without its letter case, slashes at its end, `.html` and `/index`. */
function plain(path: string): string {
  const text = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return text.replace(/\.html$/, '').replace(/\/index$/, '');
}

/** Headers of a path: values of one that several rules set are joined by a comma, as Netlify and Cloudflare do. */
function readHeaders(folder: string): (path: string) => Headers {
  let pattern = '';
  const rules = linesOf(folder, '_headers').flatMap((line) => {
    const [, name, value = ''] = /^\s+([^:\s]+):(.*)$/.exec(line) ?? [];
    if (name === undefined) pattern = line.trim();
    return name ? [{ pattern, header: [name, value.trim()] as [string, string] }] : [];
  });
  return (path) => new Headers(rules.flatMap((rule) => (isMatch(rule.pattern, path) ? [rule.header] : [])));
}

/** One `*` stands for anything. */
function isMatch(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === start;
  return path.startsWith(start) && path.slice(start.length).endsWith(end);
}

function linesOf(folder: string, name: string): string[] {
  const path = join(folder, name);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
  return lines.filter((line) => !/^\s*(?:#|$)/.test(line));
}
