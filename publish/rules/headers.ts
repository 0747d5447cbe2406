import { workerPath } from '@/lib/rules/offline';
import { workerPolicy } from './policy';

/** A part of the site: a folder with all it holds, or only the files in it that end in one of these. */
export type PathPattern = { folder: string; endings?: readonly string[] };

const YEAR_S = 31_536_000;

const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/** Sent with every answer of the site, errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  // Other names of the owner's domain are not ours to bind: no includeSubDomains.
  'Strict-Transport-Security': `max-age=${2 * YEAR_S}`,
  'X-Content-Type-Options': 'nosniff',
  // For browsers older than `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Popups stay allowed because the share links open some.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Headers that depend on where a file lies; of several patterns that match, the last one counts. */
export const pathHeaders: readonly { paths: PathPattern; headers: Readonly<Record<string, string>> }[] = [
  {
    paths: { folder: '/' },
    headers: {
      'Cache-Control': 'no-cache',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // What a page may load and run, it says itself; only a header may say who may frame it.
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  },
  {
    paths: { folder: workerPath },
    headers: {
      // Read when it is asked for: the environment of a build is not there before.
      get 'Content-Security-Policy'() {
        return workerPolicy();
      },
    },
  },
  // Names that change with their content are kept for good; anything else is checked on each use.
  { paths: { folder: '/_next/static/' }, headers: { 'Cache-Control': IMMUTABLE } },
  {
    paths: { folder: '/media/', endings: ['avif', 'webp', 'jpg', 'mp4', 'webm'] },
    headers: { 'Cache-Control': IMMUTABLE },
  },
  // Pictures may be shown by others: previews, feed readers, search results.
  ...['/media/', '/og/', '/icons/'].map((folder) => ({
    paths: { folder },
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })),
];

/** Names of those headers. */
export const pathHeaderNames: readonly string[] = [
  ...new Set(pathHeaders.flatMap(({ headers }) => Object.keys(headers))),
];

/** The values of such a header by pattern, the one that counts first. */
export function valuesOf(name: string): [pattern: string, value: string][] {
  const setting = [...pathHeaders].reverse().filter(({ headers }) => headers[name]);
  return setting.map(({ paths, headers }) => [patternSource(paths), headers[name] ?? '']);
}

/** What a host calls such a header in its own variables. */
export function variableOf(name: string): string {
  return `trame_${name.toLowerCase().replace(/-/g, '_')}`;
}

/** All headers of the answer to a path. */
export function headersOf(path: string): Record<string, string> {
  const matching = pathHeaders.filter(({ paths }) => new RegExp(patternSource(paths)).test(path));
  return Object.assign({ ...securityHeaders }, ...matching.map(({ headers }) => headers));
}

/** Headers as the lines of a host's file. */
export function headerLines(
  headers: Readonly<Record<string, string>>,
  line: (name: string, value: string) => string,
) {
  return Object.entries(headers).reduce((text, [name, value]) => `${text}${line(name, value)}\n`, '');
}

/** A pattern as the source of a regular expression, in the common ground of JavaScript, PCRE and Go. */
export function patternSource({ folder, endings }: PathPattern): string {
  return endings ? `^${folder}.+\\.(?:${endings.join('|')})$` : `^${folder}`;
}
