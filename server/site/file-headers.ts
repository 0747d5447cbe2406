/** Sent with every answer of the site, errors included. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Popups stay allowed because the share links open some.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const;

const YEAR_S = 31_536_000;
const HASHED = /^\/_next\/static\/|^\/media\/.*\.[0-9a-f]{8}\.[^/]+$/;

/** A name that changes with its content is kept for a year; anything else is checked on each use. */
export function cacheControl(path: string): string {
  return HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

const TEXT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  // Also what Next's client navigation expects of its data files on a static host.
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
};

/** The type of a text file worth compressing, by its name; `undefined` for pictures, fonts, films and the rest. */
export function textType(path: string): string | undefined {
  return TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)];
}
