import type { RoutePath } from '@/content/pages';
import { openPage } from './exported-site';
import { plainText } from './plain-text';

/** A page of its own, or an article: `check:types` names whoever reads one that has moved. */
type PagePath = RoutePath | `/blog/${string}`;

/** The part of an exported page that is its own. */
export function main(path: PagePath): HTMLElement {
  const element = openPage(path).document.querySelector('main');
  if (!element) throw new Error(`${path} has no main part`);
  return element;
}

/** What each element of a kind says. */
export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => plainText(element.textContent));
}

/** Where each link of a kind leads. */
export function hrefs(root: ParentNode, selector = 'a[href]'): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
}

/** The part of a page that a heading opens. */
export function partOf(path: PagePath, heading: string): HTMLElement {
  const title = [...main(path).querySelectorAll('h2, h3')].find(
    ({ textContent }) => plainText(textContent) === heading,
  );
  const part = title?.closest<HTMLElement>('li, article, section');
  if (!part) throw new Error(`${path} has no part named ${heading}`);
  return part;
}
