import { readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import ts from 'typescript';
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

/**
 * The places of some texts where French typography would let a line break, each with the words around it; and the hyphen
 * that would not break, which the faces do not have: a word joiner (U+2060) does without.
 */
function looseSpaces(texts: readonly string[]): string[] {
  return texts
    .filter((text) => !LITERALS.includes(text.trim()))
    .flatMap((text) =>
      [
        ...text.matchAll(
          /.{0,24}(?: [:;!?»]|« |\d (?:[%€h]|\d{3})(?![\p{L}-])|(?<!\p{L})(?:e-mail|ci-desso?us)|\u2011).{0,8}/giu,
        ),
      ].map(([around]) => around),
    );
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

/** The words in a file of code: what it may show in any state, whether or not a page of the export holds it. */
function wordsOf(code: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      words.push(node.text);
    if (ts.isJsxText(node)) words.push(node.text.replace(/\s*\n\s*/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('words.tsx', code, ts.ScriptTarget.Latest));
  return words;
}

const pages = [...exportedFiles].filter((file) => file.endsWith('.html'));

test.each(pages)('nothing breaks where French must not in %s', (file) => {
  expect(looseSpaces(textsOf(parseDocument(readExported(file)).children))).toEqual([]);
});

/** Of a page's code there is nothing to read: tests/unit/words-in-content.test.ts. */
const sources = ['content', 'server/mailbox'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/exemples\//.test(path)),
);

test('nor in what forms, errors and notices say in other states', () => {
  expect(sources.length).toBeGreaterThan(30);
  const loose = sources.map((path) => [path, ...looseSpaces(wordsOf(readFileSync(path, 'utf8')))]);
  expect(loose.filter(([, first]) => first)).toEqual([]);
});

test.each([
  'Un : deux',
  'Un ; deux',
  'Deux !',
  'Deux ?',
  '«\u00a0Deux »',
  '« Deux\u00a0»',
  'Un e-mail',
  'Voyez ci-dessous',
  'Un e\u2011mail',
  '24 h',
  '1 600',
])('« %s » is found in five places of a page and three of the code', (text) => {
  const [start, end] = text.split(' ');
  const said = [
    `<p>${text}</p>`,
    `<label>Nom</label><label>${text}</label>`,
    `<p><b>${start}</b> ${end}</p>`,
    `<img alt="${text}">`,
    `<input placeholder='${text}'>`,
  ].map((html) => textsOf(parseDocument(html).children));
  const coded = [`say('${text}')`, `<p>${text}</p>`, `\`\${name} dit ${text}\``].map(wordsOf);
  for (const texts of [...said, ...coded]) expect(looseSpaces(texts)).not.toEqual([]);
});

test.each([
  '<p>Un\u00a0: «\u00a0deux\u00a0»\u202f!</p>',
  '<code>a : b</code>',
  '<p>https://a.example e-\u2060mail 24\u00a0h</p>',
  '<label>E-mail</label>',
])('%s is right', (html) => {
  expect(looseSpaces(textsOf(parseDocument(html).children))).toEqual([]);
});
