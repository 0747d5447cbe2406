import { filterMatcher, foldLines, type BlogFilter, type Indexed } from '@/lib/blog/search';

export type IndexedElement = Indexed & { element: HTMLElement };

/** The articles of a list, as the page holds them, ready to be searched. */
export function indexElements(list: HTMLElement): IndexedElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-search]')].map((element) => {
    const { search = '', category = '' } = element.dataset;
    return { element, folded: foldLines(search), category };
  });
}

/**
 * Shows the articles that match and hides the others, with the sections left empty; returns how many match. Elements
 * whose state stays are not touched: the work is in what changes, not in how many articles there are.
 */
export function showMatches(list: HTMLElement, index: readonly IndexedElement[], filter: BlogFilter): number {
  const matches = filterMatcher(filter);
  const shown = index.filter(matches);
  const shownElements = new Set(shown.map(({ element }) => element));
  for (const { element } of index) setHidden(element, !shownElements.has(element));
  for (const section of list.querySelectorAll('section')) {
    setHidden(section, !shown.some(({ element }) => section.contains(element)));
  }
  return shown.length;
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
