import { linkHeadings } from './article-headings';
import { highlightCode } from './highlight-code';

/**
 * An article's HTML as the page shows it: headings that can be shared, code in colours. Long lines of code scroll, so
 * each block can be reached and scrolled with the keyboard alone.
 */
export function articleHtml(content: string): string {
  return linkHeadings(highlightCode(content)).replace(/<pre>/g, '<pre tabindex="0">');
}
