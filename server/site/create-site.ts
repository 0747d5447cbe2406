import { statSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf, securityHeaders } from '@/publish/rules/headers';
import { MOVED_STATUS, splitFragment } from '@/publish/rules/moves';
import type { Answer } from '../kit/respond';
import { indexSite } from './index-site';
import { sendFile } from './send-file';

/** Serves a folder of exported pages, read again when it was rebuilt, as a good host does. @throws when it has no index page. */
export function createSite(folder: string): Answer {
  let builtMs = buildTime(folder);
  if (builtMs === undefined) throw new Error(`no index.html in ${folder}`);
  let index = indexSite(folder);

  return async (request, response) => {
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const currentMs = buildTime(folder);
    if (currentMs !== undefined && currentMs !== builtMs) {
      builtMs = currentMs;
      index = indexSite(folder);
    }
    // Path and query (with its question mark) of a target that may be a whole URL.
    const [, path = '', query = ''] =
      /^([^?]*)(.*)$/s.exec((request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '')) ?? [];
    const { file, status, moved } = index.resolve(path);
    if (moved !== undefined) {
      const [target, fragment] = splitFragment(moved);
      const location = encodeURI(target) + query + fragment;
      response.writeHead(MOVED_STATUS, { Location: location, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    response.setHeaders(new Map(Object.entries(headersOf(file))));
    sendFile(request, response, { root: folder, files: index.files, file, status });
  };
}

/** When the site was last built, in milliseconds, or `undefined` while a build has its pages out of the way. */
function buildTime(folder: string): number | undefined {
  return statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
}
