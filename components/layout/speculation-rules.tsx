/** Tells Chromium to fetch the page behind a link while that is pressed, and none before; what they wait for: allow-fetching-ahead.ts. */
export function SpeculationRules() {
  const where = { and: [{ selector_matches: '[data-generous] a' }, { href_matches: '/*' }] };
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'conservative' }] });
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
