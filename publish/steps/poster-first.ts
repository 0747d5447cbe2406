// Before anything of the body is laid out, and with it a face asked for.
const SCRIPT = "<script>document.documentElement.setAttribute('data-poster-first','')</script>";
const FONT_HINT = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;

const PAGES = ['/index.html', '/portfolio.html'];

/**
 * Takes from the pages whose first screen is a picture the hints that fetch the faces beside it: they come right after
 * (components/early/poster-first.ts). @throws when there are none.
 */
export function posterFirst(html: string, file: string): string {
  if (!PAGES.includes(file)) return html;
  const bare = html.replace(FONT_HINT, '');
  if (bare === html) throw new Error(`${file}: no font is hinted at`);
  return bare.replace('</head>', `${SCRIPT}</head>`);
}
