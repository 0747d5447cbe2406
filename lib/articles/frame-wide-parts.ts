import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { showAllCode } from '@/content/pages/blog';

/** More lines than the style shows at first (app/styles/article.css). */
const MANY_LINES = 20;

/**
 * Gives each long block of code a native disclosure that shows it whole, the block itself holding every line; and each table a
 * frame in which it scrolls, with the keyboard too, where it is wider than a phone.
 */
export function frameWideParts(html: Root): void {
  visit(html, 'element', (block, index, parent) => {
    if (block.tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = make('div', block);
      parent.children[index].properties = {
        className: ['overflow-x-auto'],
        tabIndex: 0,
        role: 'group',
        ariaLabel: 'Tableau',
      };
      return SKIP;
    }
    if (block.tagName !== 'pre' || !parent || index === undefined) return undefined;
    if (toString(block).trimEnd().split('\n').length <= MANY_LINES) return SKIP;
    const summary = make('summary', { type: 'text', value: showAllCode });
    parent.children[index] = make('div', make('details', summary), block);
    parent.children[index].properties = { className: ['long-code'] };
    return SKIP;
  });
}

function make(tagName: string, ...children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}
