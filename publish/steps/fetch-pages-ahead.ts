import { likelyLink } from '@/lib/rules/network';

const RULES = {
  prefetch: [
    { where: { href_matches: '/*' }, eagerness: 'conservative' },
    { where: { selector_matches: `[${likelyLink}=yes]` }, eagerness: 'immediate' },
  ],
};

/**
 * Tells browsers that know how (Chromium's) to fetch the page behind a link, its HTML alone, from the moment the link is
 * pressed: it is there when the press ends; and ahead, that of the one page that components/early/fetch-likely.ts names.
 */
export function fetchPagesAhead(html: string): string {
  const script = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
  return html.replace('</head>', `${script}</head>`);
}
