import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/content/list-files';
import { listMoves } from '@/lib/pages/places';
import { siteOrigin } from '@/lib/seo/site-url';
import { apacheConfig } from './apache';
import { pageHeaders, pathHeaders, securityHeaders } from './headers';

/** Writes the rules of the site into an export as each host reads them, hidden from visitors. */
export function writeHostFiles(out: string): void {
  const pages = listFiles(out)
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  const moves = listMoves();
  const files = {
    _headers: headersFile(pages),
    // They mend slashes themselves; letter case is left to the 404 page.
    _redirects: moves.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
    '.htaccess': apacheConfig(pages, moves, siteOrigin()),
    // GitHub Pages leaves out folders that begin with an underscore, unless told not to.
    '.nojekyll': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(out, file), text);
}

/**
 * The `_headers` file of Netlify, Cloudflare Pages and the embedded host. They join the values of a header that two rules
 * set, so no two rules here set the same header for one path. `pages` are the addresses of the site's pages.
 */
export function headersFile(pages: readonly string[]): string {
  const groups = new Set(pages.map((page) => page.replace(/^(\/[^/]+\/).+/, '$1*')));
  const rules = [
    { paths: ['/*'], headers: securityHeaders },
    { paths: [...groups], headers: pageHeaders },
    ...pathHeaders,
  ];
  const texts = rules.flatMap(({ paths, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return paths.map((path) => `${path}\n${lines.join('')}`);
  });
  return texts.join('\n');
}
