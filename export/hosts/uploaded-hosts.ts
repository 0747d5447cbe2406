import { pathHeaders, securityHeaders, type PathPattern } from '@/lib/hosting/headers';
import { pageFile } from '@/lib/hosting/page-files';
import type { HostRules } from './host-rules';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of a header that two rules set, so no two
 * rules here set the same header for one path.
 */
export function headersFile({ pages, policies }: HostRules): string {
  const policyOf = new Map(policies);
  const rules: Rule[] = [['/*', securityHeaders]];
  for (const page of pages) {
    const policy = policyOf.get(pageFile(page));
    rules.push([
      page,
      { ...pathHeaders[0]?.headers, ...(policy ? { 'Content-Security-Policy': policy } : {}) },
    ]);
  }
  for (const { paths, headers } of pathHeaders.slice(1)) {
    for (const path of globs(paths)) rules.push([path, headers]);
  }
  return rules.map(([path, headers]) => `${path}\n${lines(headers)}`).join('\n');
}

/** The `_redirects` file of the same hosts; they mend slashes themselves, and letter case is left to the 404 page. */
export function redirectsFile({ moves }: HostRules): string {
  return moves
    .filter(({ from, to }) => from !== to)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

type Rule = [path: string, headers: Readonly<Record<string, string>>];

function globs({ folder, endings }: PathPattern): string[] {
  return endings ? endings.map((ending) => `${folder}*.${ending}`) : [`${folder}*`];
}

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}
