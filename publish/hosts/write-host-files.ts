import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/list-files';
import { listMoves } from '@/lib/places';
import { siteOrigin } from '@/lib/seo/site-url';
import { apacheConfig } from './apache';
import { headersFile, redirectsFile } from './netlify';

/** Writes the rules of the site into an export as each host reads them, hidden from visitors. */
export function writeHostFiles(out: string): void {
  const pages = listFiles(out)
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  const moves = listMoves();
  const files = {
    _headers: headersFile(pages),
    _redirects: redirectsFile(moves),
    '.htaccess': apacheConfig(pages, moves, siteOrigin()),
    // GitHub Pages leaves out folders that begin with an underscore, unless told not to.
    '.nojekyll': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(out, file), text);
}
