import { createHash } from 'node:crypto';
import { mailerUrl } from '@/lib/rules/lead/mailer';

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** What a page may load and run: files of its own site, and exactly the inline scripts and styles it was exported with. */
export function pagePolicy(html: string): string {
  return [
    "default-src 'none'",
    ownSources('script-src', inlineScripts(html)),
    ownSources('style-src', inlineStyles(html)),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    connectSource(),
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "worker-src 'self'",
  ].join('; ');
}

/** What the service worker may do, which no page can say of it: ask the site for its files, and the mailer to take a message. */
export function workerPolicy(): string {
  return `default-src 'none'; ${connectSource()}; frame-ancestors 'none'`;
}

/** The page with its policy in its head, after the charset, which must come first. @throws when the page declares none. */
export function addPolicy(html: string, policy: string): string {
  const plain = html.replace(POLICY_META, '');
  if (!CHARSET.test(plain)) throw new Error('a page without charset: nowhere to put its policy');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return plain.replace(CHARSET, (charset) => charset + meta);
}

/** The text of every script a page holds itself; blocks of data are no scripts. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
}

/** The text of every style a page holds itself. Scripts go first: a style quoted in one is only a text. */
function inlineStyles(html: string): string[] {
  return [...html.replace(INLINE_SCRIPT, '').matchAll(INLINE_STYLE)].map(([, text = '']) => text);
}

function ownSources(directive: string, inlineTexts: string[]): string {
  const hashes = inlineTexts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [directive, "'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))].join(' ');
}

/** The site itself, and where the forms post, when that is another one. */
function connectSource(): string {
  const url = mailerUrl();
  return `connect-src 'self'${/^https?:/.test(url) ? ` ${new URL(url).origin}` : ''}`;
}
