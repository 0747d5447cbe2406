import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Text and attributes as they are written, not as they read. */
const VERBATIM = { decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false } as const;

/** A page as a tree, from which `formatPage` writes the same page. */
export function parsePage(html: string): Document {
  return parseDocument(html, VERBATIM);
}

/** The page as it is written, of the tree that `parsePage` made. */
export function formatPage(page: Document): string {
  return DomUtils.getOuterHTML(page, { decodeEntities: false, encodeEntities: false });
}

/** The elements of a name within a page or an element, in its order, those that a test lets through. */
export function elementsOf(page: Document | Element, name: string, isWanted = (_: Element) => true) {
  return DomUtils.getElementsByTagName(name, page, true).filter(isWanted);
}

/** The one head of a page. @throws without one. */
export function headOf(page: Document): Element {
  const [head] = elementsOf(page, 'head');
  if (!head) throw new Error('no head: whatever ends in .html is a route of app/, nothing of public/');
  return head;
}

/** Puts HTML at the end of an element. */
export function append(parent: Element, html: string): void {
  for (const node of parsePage(html).children) DomUtils.appendChild(parent, node);
}
