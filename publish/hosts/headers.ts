const YEAR_S = 31_536_000;

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
  // What a page may load and run, it says itself; only a header may say who may frame it.
  'Content-Security-Policy': "frame-ancestors 'none'",
};

/** Of pages and whatever else has a name that stays: checked on each use. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What is sent in place of those, where a file lies. No two of them set one header for the same path. */
export const pathHeaders: readonly { paths: readonly string[]; headers: Readonly<Record<string, string>> }[] =
  [
    // Names that change with their content are kept for good.
    {
      paths: ['/_next/static/*', ...['avif', 'webp', 'jpg', 'mp4', 'webm'].map((kind) => `/media/*.${kind}`)],
      headers: { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` },
    },
    // Pictures may be shown by others: previews, feed readers, search results.
    { paths: ['/media/*', '/og/*', '/icons/*'], headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ];

/** Paths as the source of a regular expression. */
export function patternSource(paths: readonly string[]): string {
  return `^(?:${paths.join('|').replaceAll('.', '\\.').replaceAll('*', '.*')})$`;
}
