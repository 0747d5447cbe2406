import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Answer } from '../respond';
import { acceptedEncoding } from './accepted-encoding';
import { cacheControl, securityHeaders, textType } from './file-headers';
import { resolvePath } from './resolve-path';
import { sendText } from './send-text';
import { singleRange } from './single-range';
import { indexSite, type SiteFile } from './site-index';
import { createTextStore } from './text-store';

/**
 * Serves a folder of exported pages as a good static host does: clean lower-case addresses, the nearest 404 page,
 * compression, caching, byte ranges. The folder is read again after it has been rebuilt.
 * @throws when the folder has no index page.
 */
export function createSite(folder: string): Answer {
  let site = openSite(folder);

  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (site.isOutdated()) site = openSite(folder);
    await site.answer(request, response);
  };
}

function openSite(folder: string) {
  const builtMs = buildTime(folder);
  if (builtMs === undefined) throw new Error(`no index.html in ${folder}`);
  const index = indexSite(folder);
  const readText = createTextStore(index);
  const stream = sirv(folder, { etag: true });

  async function send(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number) {
    const type = textType(file.path);
    if (type !== undefined) {
      const text = await readText(file, acceptedEncoding(request.headers['accept-encoding']));
      sendText(request, response, { file, text, type, status });
      return;
    }
    const range = singleRange(request.headers, file);
    if (range === undefined) delete request.headers.range;
    else request.headers.range = range;
    request.url = encodeURI(file.path);
    response.setHeader('Accept-Ranges', 'bytes');
    // sirv leaves both ends of its stream to us: an unread file would stay open, and a vanished one end the process.
    response.once('pipe', (source) => {
      source.once('error', () => response.destroy());
      response.once('close', () => source.destroy());
    });
    stream(request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path, query] = splitUrl(request.url ?? '/');
    const resolution = resolvePath(index, path);
    switch (resolution.kind) {
      case 'moved':
        response
          .writeHead(308, { Location: encodeURI(resolution.path) + query, 'Cache-Control': 'no-cache' })
          .end();
        return;
      case 'found':
        response.setHeader('Cache-Control', cacheControl(resolution.file.path));
        return send(request, response, resolution.file, 200);
      case 'missing':
        response.setHeader('Cache-Control', 'no-cache');
        if (resolution.file) return send(request, response, resolution.file, 404);
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Page introuvable\n');
    }
  }

  function isOutdated() {
    const currentMs = buildTime(folder);
    return currentMs !== undefined && currentMs !== builtMs;
  }

  return { answer, isOutdated };
}

/** When the site was last built, in milliseconds, or `undefined` while a build has its pages out of the way. */
function buildTime(folder: string): number | undefined {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
}

/** Path and query (with its question mark) of a request target, be it `/path` or a whole URL. */
function splitUrl(target: string): [path: string, query: string] {
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = local.indexOf('?');
  return mark === -1 ? [local, ''] : [local.slice(0, mark), local.slice(mark)];
}
