import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { slugOf } from '@/lib/rules/slug-of';
import type { Told } from './front-matter';

/** Gives a section's heading its anchor, written `{#anchor}` or made of its words, and a link to itself; or says what is wrong. */
export function anchorHeading(heading: Heading, anchors: Set<string>): Told | undefined {
  if (heading.depth === 3) return undefined;
  if (heading.depth !== 2) {
    // Told once: as a subheading, it is none of the elements that are refused.
    heading.depth = 3;
    return [`« ${toString(heading)} » n’est pas un titre d’article`, 'commencez-le par « ## » ou « ### »'];
  }
  const last = heading.children.at(-1);
  const written = last?.type === 'text' ? last.value.match(/\s*\{#([a-z0-9-]+)\}$/) : null;
  if (last?.type === 'text' && written) last.value = last.value.slice(0, written.index);
  const id = written?.[1] ?? slugOf(toString(heading));
  const url = `#${id}`;
  if (anchors.has(url)) return [`deux titres mènent à « ${url} »`, 'finissez l’un d’eux par {#autre-nom}'];
  anchors.add(url);
  heading.data = { hProperties: { id } };
  heading.children = [{ type: 'link', url, children: heading.children }];
  return undefined;
}
