import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/content/list-files';

/** Letters and marks that only a French text has in this project. */
const FRENCH = /[À-ÿœŒ’«»\u00a0\u202f\u2060]/;
const READ_ALOUD =
  /^(alt|title|label|placeholder|term|heading|aria-(label|description|roledescription|valuetext))$/;
/** Names, the same in every language, and a unit. */
const NO_FRENCH = /^(WhatsApp|Facebook|LinkedIn|Instagram|X|Mo)$/;
/** What is sent to the mailer, to the letter (docs/decisions/004); the signs of currencies; and what only owners and developers read. */
const NOT_SAID =
  /^lib\/rules\/(lead\/(contract|mailer|other-ways)|quote\/(message|running-total)|french-text|days)\.ts$/;

/** Whether a text stands where everything is seen or heard: between tags, or in an attribute that is read. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxSpreadAttribute(parent)) return false;
  if (ts.isJsxText(node) || ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  if (ts.isJsxAttribute(parent)) return READ_ALOUD.test(parent.name.getText());
  const isCompared = ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
  return !isCompared && !ts.isFunctionLike(parent) && !ts.isSourceFile(parent) && isShown(parent);
}

/** The French texts in a file of code, and every text that it shows. */
function textsIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node) && !ts.isJsxText(node)) return;
    const text = node.text.trim();
    const isRead = /\p{L}/u.test(text.replace(/&\w+;/g, '')) && !NO_FRENCH.test(text);
    if (isRead && (isShown(node) || FRENCH.test(text))) found.push(text);
  };
  visit(ts.createSourceFile('words.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
}

test('what a visitor reads or hears stands in the content, and in no component or rule', () => {
  const sources = ['app', 'components', 'lib/rules']
    .flatMap((room) => listFiles(room).map((name) => room + name))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SAID.test(path));
  const found = sources.map((path) => [path, ...textsIn(readFileSync(path, 'utf8'))]);
  expect(sources.length).toBeGreaterThan(150);
  expect(
    found.filter(([, first]) => first),
    'move these words to content/, and hand them down as props',
  ).toEqual([]);
});

test.each([
  ...['<p>envoyer</p>', '<p>{isSent && `${count} vu`}</p>', '<a aria-label="retirer" />'],
  ...['<p>{isSent ? "parti" : words.no}</p>', 'const title = "Message envoyé";'],
])('%s is found', (code) => {
  expect(textsIn(code)).not.toEqual([]);
});
