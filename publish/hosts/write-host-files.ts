import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { knownPaths } from '@/lib/build/known-paths';
import { listRedirects, type Move } from '@/publish/rules/moves';
import { apacheConfig } from './apache';
import { caddyRoute } from './caddy';
import { nginxMaps, nginxServer } from './nginx';
import { headersFile, redirectsFile } from './uploaded-hosts';

/** Every address a host answers or redirects: the pages, then the words visitors try instead. */
export function listMoves(): Move[] {
  return [...knownPaths().map((path) => ({ from: path, to: path })), ...listRedirects()];
}

/**
 * Writes the rules of the site into `out/` as each host understands them, hidden from visitors, so that whoever copies
 * the folder has them: where the host looks for them, or where the site files of `deploy/` include them.
 */
export function writeHostFiles(out: string, moves: readonly Move[] = listMoves()): void {
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
