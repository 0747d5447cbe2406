import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { exportedFiles, readExported } from '../support/exported-site';

type Node = ReturnType<typeof parseDocument>['children'][number];

const READ_ALOUD = ['title', 'alt', 'aria-label', 'placeholder'];
/** What is not French prose: code, styles, scripts, and the addresses and samples beside them. */
const NOT_PROSE = ['script', 'style', 'pre', 'code', 'svg'];
/** Texts of the specification, to the letter. */
const LITERALS = ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.'];

/** The places of a page where French typography would let a line break: each with the words around it. */
function looseSpaces(html: string): string[] {
  return textsOf(parseDocument(html).children)
    .filter((text) => !LITERALS.includes(text))
    .flatMap((text) =>
      [...text.matchAll(/.{0,24}(?: [:;!?»]|« |\be-mail\b).{0,8}/gi)].map(([around]) => around),
    );
}

/** The texts of a page, those of its attributes that are read included; runs of inline elements count as one. */
function textsOf(nodes: Node[]): string[] {
  const texts = [''];
  for (const node of nodes) {
    if (node.type === 'text') texts[texts.length - 1] += node.data.replace(/[ \n]+/g, ' ');
    if (!('attribs' in node) || NOT_PROSE.includes(node.name)) continue;
    for (const name of READ_ALOUD) if (node.attribs[name]) texts.unshift(node.attribs[name]);
    const [last = '', ...others] = textsOf(node.children).reverse();
    texts.unshift(...others);
    texts[texts.length - 1] += last;
  }
  return texts;
}

const pages = [...exportedFiles].filter((file) => file.endsWith('.html'));

test.each(pages)('nothing breaks where French must not in %s', (file) => {
  expect(looseSpaces(readExported(file))).toEqual([]);
});

test.each([
  ['<p>Un mot : deux</p>', 'Un mot : deux'],
  ['<p>Vraiment <b>deux</b> ?</p>', 'Vraiment deux ?'],
  ['<p>Un ; deux !</p>', 'Un ; deux !'],
  ['<p>« Bonjour\u00a0»</p>', '« Bonjour'],
  ['<p>«\u00a0Bonjour »</p>', 'Bonjour »'],
  ['<img alt="Un plan : deux">', 'Un plan : deux'],
  ['<button aria-label="Fermer ?"></button>', 'Fermer ?'],
  ['<input placeholder="Un « mot\u00a0»">', 'Un « mot'],
  ['<p>Votre e-mail</p>', 'Votre e-mail'],
])('%s is found', (html, around) => {
  expect(looseSpaces(html).join('')).toContain(around);
});

test.each([
  '<p>Un\u00a0: «\u00a0deux\u00a0»\u202f!</p>',
  '<code>a : b</code>',
  '<p>https://a.example e\u2011mail</p>',
])('%s is right', (html) => {
  expect(looseSpaces(html)).toEqual([]);
});
