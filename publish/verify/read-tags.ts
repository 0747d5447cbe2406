import { DomUtils, parseDocument } from 'htmlparser2';

/** One element of a page: its name and attributes in lower case, and its text. */
export type Tag = {
  name: string;
  attributes: Record<string, string>;
  readonly text: string;
  isInHead: boolean;
};

/** Every element of an HTML text, in order, as a program without a browser reads them. */
export function readTags(html: string): Tag[] {
  const { children } = parseDocument(html);
  const inHead = new Set(DomUtils.getElementsByTagName('head', children).flatMap((head) => head.children));
  return DomUtils.getElementsByTagName(() => true, children).map((element) => ({
    name: element.name,
    attributes: element.attribs,
    // Read when it is asked for: that of a whole page holds all of it.
    get text() {
      return DomUtils.textContent(element);
    },
    isInHead: inHead.has(element),
  }));
}

/** What the head of a page says to whoever does not run its scripts: each value by its name, as often as it stands. */
export type Head = ReadonlyMap<string, readonly string[]>;

/** The head among the tags of a page. A title counts as `title`, the canonical address as `canonical`. */
export function readHead(tags: readonly Tag[]): Head {
  const said = tags.flatMap(({ name, attributes, text, isInHead }): [key: string, value: string][] => {
    const { property, content = '', rel, href = '' } = attributes;
    if (!isInHead) return [];
    if (name === 'title') return [['title', text]];
    if (name === 'meta') return [[property ?? attributes.name ?? '', content]];
    return name === 'link' && rel === 'canonical' ? [['canonical', href]] : [];
  });
  const head = new Map<string, string[]>();
  for (const [key, value] of said) if (key) head.set(key, [...(head.get(key) ?? []), value.trim()]);
  return head;
}
