import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/publish/rules/list-files';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Writes the whole sheet of a page's layout into its head, so that neither the first view nor the next page of the layout
 * waits for styles. The links stay, disabled, which no browser fetches: by them React knows that the sheet is there.
 * @throws when a page links no styles.
 */
export function inlineStyles(out: string): void {
  const sheets = new Map<string, string>();
  const textOf = (href: string) => {
    const text = sheets.get(href) ?? readFileSync(join(out, href), 'utf8');
    sheets.set(href, text);
    return text;
  };
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    const hrefs = [...html.matchAll(STYLESHEET)].map(([, href = '']) => href);
    if (hrefs.length === 0) throw new Error(`${file}: no stylesheet to write into the page`);
    const links = html.replace(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'));
    const style = `<style>${hrefs.map(textOf).join('')}</style>`;
    // Last in the head: crawlers that make previews read only the first bytes of a page.
    writeFileSync(
      join(out, file),
      links.replace('</head>', () => `${style}</head>`),
    );
  }
}
