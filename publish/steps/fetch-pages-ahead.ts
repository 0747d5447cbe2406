const RULES = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }] };

/** Tells Chromium to fetch the page behind a link when that is pressed; components/early/spare-data.ts spares where data is dear. */
export function fetchPagesAhead(html: string): string {
  const script = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
  return html.replace('</head>', `${script}</head>`);
}
