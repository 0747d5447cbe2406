import { createHash } from 'node:crypto';
import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { mailerUrl } from '@/lib/rules/lead/mailer';
import { elementsOf, headOf, parsePage, textOf } from './parse-page';

/** What a page may load and run: files of its own site, and exactly the inline scripts and styles that it holds. */
export function pagePolicy(page: Document): string {
  // Blocks of data are no scripts.
  const isScript = ({ attribs }: { attribs: Record<string, string> }) =>
    !attribs.src && !/json/.test(attribs.type ?? '');
  return [
    "default-src 'none'",
    ownSources('script-src', elementsOf(page, 'script', isScript).map(textOf)),
    ownSources('style-src', elementsOf(page, 'style').map(textOf)),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    connectSource(),
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join('; ');
}

/** Puts the policy of a page into its head, after the charset, which must come first. @throws when it declares none. */
export function addPolicy(page: Document): void {
  const [charset] = headOf(page).children;
  if (!charset || !/^<meta charset=/i.test(DomUtils.getOuterHTML(charset)))
    throw new Error('a page that does not begin with its charset: nowhere to put its policy');
  const [policy] = parsePage(
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(page)}">`,
  ).children;
  if (policy) DomUtils.append(charset, policy);
}

function ownSources(directive: string, texts: readonly string[]): string {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [directive, "'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))].join(' ');
}

/** The site itself, and where the forms post, when that is another one. */
function connectSource(): string {
  const url = mailerUrl();
  return `connect-src 'self'${/^https?:/.test(url) ? ` ${new URL(url).origin}` : ''}`;
}
