import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { likelyLink } from '@/lib/rules/network';
import { listFiles } from '@/publish/rules/list-files';

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
export function fetchPagesAhead(out: string): void {
  const script = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    writeFileSync(join(out, file), html.replace('</head>', `${script}</head>`));
  }
}
