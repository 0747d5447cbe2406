import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { exportedFiles, readExported } from '../support/exported-site';

type Node = ReturnType<typeof parseDocument>['children'][number];

const READ_ALOUD = ['title', 'alt', 'aria-label', 'placeholder'];
/** What is not French prose: code, styles, scripts, and the addresses and samples beside them. */
const NOT_PROSE = ['script', 'style', 'pre', 'code', 'svg'];
/** Elements that a line runs through. */
const INLINE = ['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'time'];
/** Texts of the specification, to the letter; a label that is one word has nothing to break. */
const LITERALS = ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.', 'E-mail'];
/** Where a line could break against French typography; and the hyphen that would not, which the faces do not have. */
const LOOSE =
  /.{0,24}(?: [:;!?»]|« |\d (?:[%€h]|\d{3})(?![\p{L}-])|(?<!\p{L})(?:e-mail|ci-desso?us)|\u2011).{0,8}/giu;

function looseSpaces(texts: readonly string[]): string[] {
  return texts.filter((text) => !LITERALS.includes(text.trim())).flatMap((text) => text.match(LOOSE) ?? []);
}

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
  expect(
    looseSpaces(textsOf(parseDocument(readExported(file)).children)),
    'in content/, hand the value to typeset(); in a component write &nbsp;',
  ).toEqual([]);
});

test.each(['Un : deux', 'Deux !', '«\u00a0Deux »', 'Un e-mail', 'Un e\u2011mail', '24 h', '1 600'])(
  '« %s » is found wherever it stands in a page',
  (text) => {
    const [start, end] = text.split(' ');
    const said = [`<p>${text}</p>`, `<p><b>${start}</b> ${end}</p>`, `<img alt="${text}">`];
    for (const html of said) expect(looseSpaces(textsOf(parseDocument(html).children)), html).not.toEqual([]);
  },
);
