const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;

/**
 * Writes the whole sheet of a page's layout into its head, so that neither the first view nor the next page of the layout
 * waits for styles. The links stay, disabled, which no browser fetches: by them React knows that the sheet is there.
 * @throws when a page links no styles.
 */
export function inlineStyles(html: string, file: string, readText: (path: string) => string): string {
  const sheets = [...html.matchAll(STYLESHEET)].map(([, href = '']) => readText(href));
  if (sheets.length === 0) throw new Error(`${file}: no stylesheet to write into the page`);
  const links = html.replace(STYLESHEET, (link) => link.replace('/>', ' disabled=""/>'));
  // Last in the head: crawlers that make previews read only the first bytes of a page.
  return links.replace('</head>', () => `<style>${sheets.join('')}</style></head>`);
}
