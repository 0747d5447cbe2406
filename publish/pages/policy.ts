import { createHash } from 'node:crypto';
import type { Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { mailerUrl } from '@/lib/rules/lead/mailer';
import { elementsOf, headOf, parsePage } from './parse-page';

/** What a page may load and run: files of its own site, and exactly the inline scripts and styles that it holds. */
function pagePolicy(page: Document): string {
  // Blocks of data are no scripts.
  const isScript = ({ attribs }: Element) => !attribs.src && !/json/.test(attribs.type ?? '');
  const mailer = mailerUrl();
  return [
    "default-src 'none'",
    ownSources('script-src', elementsOf(page, 'script', isScript)),
    ownSources('style-src', elementsOf(page, 'style')),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    // The site itself, and where the forms post, when that is another one.
    `connect-src 'self'${/^https?:/.test(mailer) ? ` ${new URL(mailer).origin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** Puts the policy of a page into its head, after the charset, which must come first. @throws when it declares none. */
export function addPolicy(page: Document): void {
  const [charset] = headOf(page).children;
  if (!charset || !/^<meta charset=/i.test(DomUtils.getOuterHTML(charset)))
    throw new Error(
      'its head does not begin with its charset: say in publish/pages/policy.ts where its policy then goes',
    );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(page)}">`;
  for (const tag of parsePage(policy).children) DomUtils.append(charset, tag);
}

function ownSources(directive: string, elements: readonly Element[]): string {
  const texts = elements.map((element) => DomUtils.textContent(element));
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [directive, "'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))].join(' ');
}
