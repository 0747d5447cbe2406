import type { Move } from '@/lib/places';
import { headerLines, pageHeaders, pathHeaders, securityHeaders } from './headers';

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
  const line = (name: string, value: string) => `  ${name}: ${value}`;
  const texts = rules.flatMap(({ paths, headers }) =>
    paths.map((path) => `${path}\n${headerLines(headers, line)}`),
  );
  return texts.join('\n');
}

/** The `_redirects` file of the same hosts; they mend slashes themselves, and letter case is left to the 404 page. */
export function redirectsFile(moves: readonly Move[]): string {
  return moves.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
