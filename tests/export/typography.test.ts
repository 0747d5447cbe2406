import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { setSpaces } from '@/lib/rules/french-text';
import { exportedFiles, readExported } from '../support/exported-site';

type Node = ReturnType<typeof parseDocument>['children'][number];

const READ_ALOUD = ['title', 'alt', 'aria-label', 'placeholder'];
/** What is not French prose: code, styles, scripts, the addresses and samples beside them; and choices, which are posted as they are typed. */
const NOT_PROSE = ['script', 'style', 'pre', 'code', 'svg', 'option'];
/** Elements that a line runs through. */
const INLINE = ['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'time'];
/** The texts of a page, those of its attributes that are read included; runs of inline elements count as one. */
function textsOf(nodes: Node[]): string[] {
  const texts = [''];
  for (const node of nodes) {
    if (node.type === 'text') texts[texts.length - 1] += node.data.replace(/[ \n]+/g, ' ');
    if (!('attribs' in node) || NOT_PROSE.includes(node.name)) continue;
    for (const name of READ_ALOUD) if (node.attribs[name]) texts.unshift(node.attribs[name]);
    const inner = textsOf(node.children);
    if (!INLINE.includes(node.name)) texts.push(...inner, '');
    else {
      const last = inner.pop() ?? '';
      texts.unshift(...inner);
      texts[texts.length - 1] += last;
    }
  }
  return texts;
}

const pages = [...exportedFiles].filter((file) => file.endsWith('.html'));

test.each(pages)('nothing breaks where French must not in %s', (file) => {
  const loose = textsOf(parseDocument(readExported(file)).children).filter(
    (text) => setSpaces(text.trim()) !== text.trim(),
  );
  expect(loose, 'in content/, hand the value to typeset(); in a component write &nbsp;').toEqual([]);
});
