import { Parser } from 'htmlparser2';

/** One start tag of a page: its name and attributes in lower case, and the text of those that hold nothing else. */
export type Tag = { name: string; attributes: Record<string, string>; text: string; isInHead: boolean };

/** Every start tag of an HTML text, in order, as a program without a browser reads them. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const open: Tag[] = [];
  let isInHead = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') isInHead = true;
      if (name === 'body') isInHead = false;
      const tag = { name, attributes, text: '', isInHead };
      tags.push(tag);
      open.push(tag);
    },
    ontext(text) {
      const tag = open.at(-1);
      if (tag) tag.text += text;
    },
    onclosetag(name) {
      if (name === 'head') isInHead = false;
      open.pop();
    },
  });
  parser.end(html);
  return tags;
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
