import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { listFiles } from '@/lib/build/list-files';
import { listRedirects, type Move } from '@/publish/rules/moves';
import { MISSING_FILE, pagePath } from '@/publish/rules/page-files';
import { apacheConfig } from './apache';
import { caddyRoute } from './caddy';
import { nginxMaps, nginxServer } from './nginx';
import { headersFile, redirectsFile } from './uploaded-hosts';

/** Every address a host answers or redirects: the pages of `out/`, a folder's by one rule, then the words visitors try instead. */
export function listMoves(out: string): Move[] {
  const pages = listFiles(out).filter((file) => file.endsWith('.html') && file !== MISSING_FILE);
  const paths = pages.map((file) => pagePath(file).replace(/^(\/.+\/)[^/]+$/, '$1*'));
  return [...[...new Set(paths)].map((path) => ({ from: path, to: path })), ...listRedirects()];
}

/** Writes the rules of the site into `out/` as each host understands them, where it or the site files of `deploy/` look. */
export function writeHostFiles(out: string, moves: readonly Move[] = listMoves(out)): void {
  const files = {
    _headers: headersFile(moves),
    _redirects: redirectsFile(moves),
    '.htaccess': apacheConfig(moves, siteOrigin()),
    // GitHub Pages leaves out folders that begin with an underscore, unless told not to.
    '.nojekyll': '',
    '.hosts/nginx-http.conf': nginxMaps(moves),
    '.hosts/nginx-server.conf': nginxServer(),
    '.hosts/caddy.conf': caddyRoute(moves),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
}
