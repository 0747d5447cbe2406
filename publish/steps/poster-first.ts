import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Before anything of the body is laid out, and with it a face asked for.
const SCRIPT = "<script>document.documentElement.setAttribute('data-poster-first','')</script>";
const FONT_HINT = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;

/**
 * Takes from the home page, whose first screen is a picture, the hints that fetch the faces beside it: they come right
 * after (components/early/poster-first.ts). @throws when there are none.
 */
export function posterFirst(out: string): void {
  const file = join(out, 'index.html');
  const html = readFileSync(file, 'utf8');
  if (!FONT_HINT.test(html)) throw new Error('index.html: no font is hinted at');
  writeFileSync(file, html.replace(FONT_HINT, '').replace('</head>', `${SCRIPT}</head>`));
}
