import { filterMatcher, type BlogFilter } from '@/lib/rules/blog/search';

/** As many as a window shows, and so few that a slow phone changes them before the next key. */
const SLICE = 12;

/** Two frames: each slice is painted before the next. */
const PAUSE_MS = 32;

type Change = { element: HTMLElement; isHidden: boolean };

/**
 * Makes a list of articles searchable as the page holds it: the function it returns shows the articles that match and
 * hides the others, with the sections left empty, and tells how many match. Only what changes is touched, from the top,
 * the first articles at once and the others slice by slice: a key costs the same among ten as among a thousand. The
 * next key takes the place of what was left to do.
 */
export function makeSearchable(list: HTMLElement): (filter: BlogFilter) => number {
  const sections = [...list.querySelectorAll('section')];
  const articles = [...list.querySelectorAll<HTMLElement>('[data-search]')].map((element) => {
    const { search = '', category = '' } = element.dataset;
    return { element, folded: search, category, section: element.closest('section') };
  });
  let rest: ReturnType<typeof setTimeout>;

  function apply(changes: Change[]): void {
    for (const { element, isHidden } of changes.slice(0, SLICE)) element.hidden = isHidden;
    if (changes.length > SLICE) rest = setTimeout(() => apply(changes.slice(SLICE)), PAUSE_MS);
  }

  return (filter) => {
    clearTimeout(rest);
    const shown = articles.filter(filterMatcher(filter));
    const kept = new Set<Element | null>(shown.flatMap(({ element, section }) => [element, section]));
    const changes = [...sections, ...articles.map(({ element }) => element)]
      .map((element) => ({ element, isHidden: !kept.has(element) }))
      .filter(({ element, isHidden }) => element.hidden !== isHidden);
    const isClosing = ({ element, isHidden }: Change) => isHidden && element.tagName === 'SECTION';
    // A section goes last, when little is left in it.
    apply([...changes.filter((change) => !isClosing(change)), ...changes.filter(isClosing)]);
    return shown.length;
  };
}
