const RULES = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }] };

/**
 * Tells browsers that know how (Chromium's) to fetch the page behind a link, its HTML alone, from the moment the link is
 * pressed: it is there when the press ends. components/early/spare-data.ts takes it back where data is dear.
 */
export function fetchPagesAhead(html: string): string {
  const script = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
  return html.replace('</head>', `${script}</head>`);
}
