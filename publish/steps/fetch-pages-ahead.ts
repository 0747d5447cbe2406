import { formPaths } from '@/lib/rules/offline';

const PRESSED = { where: { href_matches: '/*' }, eagerness: 'conservative' };
const FORM = /<form[^>]* data-early=/;
const LINK = new RegExp(`<main[^]*?href="(${formPaths.join('|')})"`);

/**
 * Tells Chromium to fetch the page behind a link when that is pressed, and to prepare the form that a page leads to
 * first, unless it has one itself, once components/early/keep-offline.ts says so. Where data is dear,
 * components/early/spare-data.ts takes all this away.
 */
export function fetchPagesAhead(html: string): string {
  const [, path] = (!FORM.test(html) && LINK.exec(html)) || [];
  const where = { and: [{ selector_matches: '[data-at-rest] main a' }, { href_matches: path }] };
  const prerender = path ? [{ where, eagerness: 'immediate' }] : undefined;
  const rules = JSON.stringify({ prerender, prefetch: [PRESSED] });
  return html.replace('</head>', `<script type="speculationrules">${rules}</script></head>`);
}
