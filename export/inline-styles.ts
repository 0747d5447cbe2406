import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files';
import { usedStyles } from './used-styles';

const SCRIPT = /<script(?: src="([^"]+)")?[^>]*>([\s\S]*?)<\/script>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Writes the styles that every page of `out/` uses into its head, so that the first view does not wait for another round
 * trip. Their links stay, disabled, which no browser fetches: the early script enables them when React may put another
 * page in the place of this one. @throws when a page links no styles.
 */
export function inlineStyles(out: string): void {
  for (const file of listFiles(out).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(join(out, file), 'utf8');
    const links = [...html.matchAll(STYLESHEET)];
    if (links.length === 0) throw new Error(`${file}: no stylesheet to write into the page`);
    const styles = links.map(([, href = '']) => readFileSync(join(out, href), 'utf8')).join('');
    const disabled = links.map(([link]) => link.replace('/>', ' disabled=""/>')).join('');
    const [first = ''] = links.map(([link]) => link);
    const page = html.replace(
      first,
      () => `<style>${usedStyles(styles, html, scriptsOf(html, out))}</style>${disabled}`,
    );
    writeFileSync(
      join(out, file),
      links.slice(1).reduce((text, [link]) => text.replace(link, ''), page),
    );
  }
}

/** The texts of a page's scripts, those in files and those in the page. */
function scriptsOf(html: string, out: string): string[] {
  return [...html.matchAll(SCRIPT)].map(([, src, text = '']) =>
    src ? readFileSync(join(out, decodeURIComponent(src)), 'utf8') : text,
  );
}
