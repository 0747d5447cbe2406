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
    sources('script-src', inlineScripts(html)),
    sources('style-src', inlineStyles(html)),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ['connect-src', "'self'", ...mailerOrigin()].join(' '),
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "worker-src 'self'",
  ].join('; ');
}

/** What the service worker may do, which no page can say of it: ask the site for its files, and the mailer to take a message. */
export function workerPolicy(): string {
  return [
    `default-src 'none'`,
    ['connect-src', "'self'", ...mailerOrigin()].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The page with its policy in its head, where no host can lose it. Only the charset comes before: browsers look
 * for it in the first 1,024 bytes, and it loads nothing. @throws when the page declares no charset.
 */
export function addPolicy(html: string, policy: string): string {
  const plain = html.replace(POLICY_META, '');
  if (!CHARSET.test(plain)) throw new Error('a page without charset: nowhere to put its policy');
  return plain.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** The text of every script a page holds itself; blocks of data are no scripts. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , text = '']) => text);
}

/** The text of every style a page holds itself. Scripts go first: a style quoted in one is only a text. */
function inlineStyles(html: string): string[] {
  const styles = html.replace(INLINE_SCRIPT, '').matchAll(INLINE_STYLE);
  return [...styles].map(([, text = '']) => text);
}

function sources(directive: string, inlineTexts: string[]): string {
  return [directive, "'self'", ...new Set(inlineTexts.map(hashSource))].join(' ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Where the forms post, when that is another site. */
function mailerOrigin(): string[] {
  const url = mailerUrl();
  return /^https?:/.test(url) ? [new URL(url).origin] : [];
}
