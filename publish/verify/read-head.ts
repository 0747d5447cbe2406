import { readTags } from './read-tags';

/** What the head of a page says to whoever does not run its scripts: each value by its name, as often as it stands. */
export type Head = ReadonlyMap<string, readonly string[]>;

/** Reads the head of a page within its first bytes. A title counts as `title`, the canonical address as `canonical`. */
export function readHead(html: string, readsBytes = Infinity): Head {
  const read = Number.isFinite(readsBytes) ? Buffer.from(html).subarray(0, readsBytes).toString() : html;
  const head = new Map<string, string[]>();
  for (const { name, attributes, text, isInHead } of readTags(read)) {
    if (!isInHead) continue;
    if (name === 'title') add('title', text);
    if (name === 'meta') add(attributes.property ?? attributes.name ?? '', attributes.content ?? '');
    if (name === 'link' && attributes.rel === 'canonical') add('canonical', attributes.href ?? '');
  }
  return head;

  function add(key: string, value: string) {
    if (key) head.set(key, [...(head.get(key) ?? []), value.trim()]);
  }
}
