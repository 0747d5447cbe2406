import type { Document } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';
import { append, elementsOf, formatPage, headOf } from './parse-page';
import { shortenClasses } from './shorten-classes';

/**
 * Writes into a page what it, and the scripts that it may load, use of the site's sheet, so that the first view waits for
 * no styles. Where React takes a page over, the links to the sheet stay, disabled, which no browser fetches: by them it knows
 * that it is there; elsewhere, classes have short names.
 * `readText` gives the text of an exported file. @throws when a page links no sheet.
 */
export async function inlineStyles(
  page: Document,
  scripts: readonly string[],
  readText: (path: string) => string,
): Promise<void> {
  const links = elementsOf(page, 'link', ({ attribs }) => attribs.rel === 'stylesheet');
  if (links.length === 0)
    throw new Error('no stylesheet to write into it: its layout imports app/globals.css');
  const used = formatPage(page).replace(/&amp;/g, '&');
  const sheets = await new PurgeCSS().purge({
    content: [used, ...scripts.map(readText)].map((raw) => ({ raw, extension: 'html' })),
    css: links.map(({ attribs: { href = '' } }) => ({ raw: fromRoot(readText(href), href) })),
    defaultExtractor: wordsOf,
    // A rule for whatever has the focus names no element: the build makes `:focus` of `*:focus`.
    safelist: [/^:/],
    keyframes: true,
  });
  const styles = sheets
    .map(({ css }) => css)
    .join('')
    .replace(/@[^{}@]+\{\}/g, '');
  const isReacts = scripts.length > 0;
  for (const link of links)
    if (isReacts) link.attribs.disabled = '';
    else DomUtils.removeElement(link);
  // Last in the head: crawlers that make previews read only the first bytes of a page.
  append(headOf(page), `<style>${isReacts ? styles : shortenClasses(page, styles)}</style>`);
}

/** A sheet whose relative addresses hold wherever it stands. */
function fromRoot(css: string, href: string): string {
  return css.replace(
    /url\((["']?)(\.[^"')]+)\1\)/g,
    (_, _quote, address: string) => `url(${new URL(address, `https://site${href}`).pathname})`,
  );
}

/**
 * Every word that may name a class, an element or an attribute: what stands between spaces, quotes and signs of HTML; and,
 * before `=` or `:`, an attribute, or a key of a script's object.
 */
function wordsOf(text: string): string[] {
  return [
    '',
    ...(text.match(/[^\s"'`<>\\]+/g) ?? []),
    ...(text.match(/(?<![\w:-])[a-z][a-z-]+(?=[=:])/gi) ?? []),
  ];
}
