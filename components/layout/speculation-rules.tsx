/** What both rules wait for: see fetch-ahead.ts. */
const ALLOWED = '[data-generous]';

/**
 * Tells Chromium to fetch the page behind a link when that is pressed and, on a page with a main action, to prepare the page
 * that it leads to, so that it is there when the finger lifts.
 */
export function SpeculationRules({ prerender }: { prerender?: string }) {
  const rules = prerender
    ? { prerender: [{ where: linksTo(prerender, 'main a'), eagerness: 'immediate' }] }
    : { prefetch: [{ where: linksTo('/*', 'a'), eagerness: 'conservative' }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}

function linksTo(address: string, links: string) {
  return { and: [{ selector_matches: `${ALLOWED} ${links}` }, { href_matches: address }] };
}
