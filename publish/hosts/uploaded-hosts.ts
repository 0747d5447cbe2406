import { headerLines, pathHeaders, securityHeaders, type PathPattern } from '@/publish/rules/headers';
import { offlinePath, tellPath, workerPath } from '@/lib/rules/offline';
import type { Move } from '@/publish/rules/moves';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that two rules set, so no two
 * rules here set the same header for one path, save the worker's: two policies joined both hold.
 */
export function headersFile(moves: readonly Move[]): string {
  const pages = moves.filter(({ from, to }) => from === to).map(({ from }) => from);
  const groups = new Set(pages.map((page) => page.replace(/^(\/[^/]+\/).+/, '$1*')));
  const { 'Content-Security-Policy': policy = '', ...own } = pathHeaders[0]?.headers ?? {};
  const rules: Rule[] = [
    ['/*', { ...securityHeaders, 'Content-Security-Policy': policy }],
    ...[...groups, offlinePath, workerPath, tellPath].map((page): Rule => [page, own]),
    ...pathHeaders
      .slice(1)
      .flatMap(({ paths, headers }) => globs(paths).map((path): Rule => [path, headers])),
  ];
  const line = (name: string, value: string) => `  ${name}: ${value}`;
  return rules.map(([path, headers]) => `${path}\n${headerLines(headers, line)}`).join('\n');
}

/** The `_redirects` file of the same hosts; they mend slashes themselves, and letter case is left to the 404 page. */
export function redirectsFile(moves: readonly Move[]): string {
  return moves.map(({ from, to }) => (from === to ? '' : `${from} ${to} 301\n`)).join('');
}

type Rule = [path: string, headers: Readonly<Record<string, string>>];

function globs({ folder, endings }: PathPattern): string[] {
  return endings ? endings.map((ending) => `${folder}*.${ending}`) : [`${folder}*`];
}
