import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersOf, securityHeaders } from '@/publish/rules/headers';
import { MOVED_STATUS, splitFragment } from '@/publish/rules/moves';
import type { Answer } from '../kit/respond';
import { resolvePath } from './resolve-path';
import { sendFile } from './send-file';
import { indexSite, type SiteFile } from './site-index';

/**
 * Serves a folder of exported pages as a good static host does: clean lower-case addresses, the nearest 404 page,
 * compression, caching, byte ranges. The folder is read again after it has been rebuilt.
 * @throws when the folder has no index page.
 */
export function createSite(folder: string): Answer {
  let site = openSite(folder);

  return async (request, response) => {
    setHeaders(response, securityHeaders);
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

  function send(request: IncomingMessage, response: ServerResponse, file: SiteFile, status: number) {
    setHeaders(response, headersOf(file.path));
    sendFile(request, response, { root: folder, index, file, status });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path, query] = splitUrl(request.url ?? '/');
    const resolution = resolvePath(index, path);
    switch (resolution.kind) {
      case 'moved': {
        const [target, fragment] = splitFragment(resolution.path);
        const location = encodeURI(target) + query + fragment;
        response.writeHead(MOVED_STATUS, { Location: location, 'Cache-Control': 'no-cache' }).end();
        return;
      }
      case 'found':
        return send(request, response, resolution.file, 200);
      case 'missing':
        if (resolution.file) return send(request, response, resolution.file, 404);
        setHeaders(response, headersOf('/'));
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

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
