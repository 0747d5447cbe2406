import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '@/lib/build/list-files';
import { fill, fillCount } from '@/lib/rules/fill';
import { contentTexts } from '@/lib/build/checks/source/content-texts';

/** Letters and marks that only a French text has in this project. */
const FRENCH = /[À-ÿœŒ’«»\u00a0\u202f\u2060]/;
/** A text begins with a capital; so do names of headers and keys, which hold a hyphen, or are compared with. */
const CAPITAL = /^\P{L}*\p{Lu}\p{Ll}+(?!\S*[-:/])/u;
const WORDS = new RegExp(
  `(?<![\\w-])(${[
    ...'le la les un une de des du et ou sur par pour en au aux votre vos vous nous est sont'.split(' '),
    ...'ce cet cette sans avec que qui dans autres? lignes? choix jours? vues messages? trouvé'.split(' '),
  ].join('|')})(?![\\w-])`,
  'i',
);
const READ_ALOUD =
  /^(alt|title|label|placeholder|term|heading|aria-(label|description|roledescription|valuetext))$/;

/** Names, the same in every language, a unit, and the one English line that the specification asks for. */
const NO_FRENCH =
  /^(WhatsApp|Facebook|LinkedIn|Instagram|X|Mo|Unexpected Application Error!( 404 Not Found)?)$/;
/** What is sent to the mailer, to the letter: docs/decisions/004. Mails and the mailbox read it back. */
const CONTRACT = /^lib\/rules\/(lead\/(contract|mailer|other-ways)|quote\/message)\.ts$/;

type Literal = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail | ts.JsxText;

function isText(node: ts.Node): node is Literal {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  );
}

/** Whether a text stands where everything is seen or heard: between tags, or in an attribute that is read. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxSpreadAttribute(parent)) return false;
  if (ts.isJsxText(node) || ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return true;
  if (ts.isJsxAttribute(parent)) return READ_ALOUD.test(parent.name.getText());
  const isCompared = ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
  return !isCompared && !ts.isFunctionLike(parent) && !ts.isSourceFile(parent) && isShown(parent);
}

/** Whether it is read by a developer alone: an import, a type, what an error or a log says, a comparison, a class. */
function isCode(node: Literal): boolean {
  for (let { parent } = node as ts.Node; !ts.isSourceFile(parent); { parent } = parent) {
    if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
    if (ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())) return true;
    if (ts.isCallExpression(parent) && /^console\./.test(parent.expression.getText())) return true;
    if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return true;
    if (ts.isJsxAttribute(parent)) return !READ_ALOUD.test(parent.name.getText());
    if (ts.isJsxElement(parent)) return false;
  }
  return false;
}

/** The French texts in a file of code. */
function frenchIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!isText(node) || !/\p{L}/u.test(node.text.replace(/&\w+;/g, ''))) return;
    const text = node.text.trim();
    if (NO_FRENCH.test(text) || /^\/[\w/.-]*$/.test(text) || isCode(node)) return;
    if (
      isShown(node) ||
      FRENCH.test(text) ||
      CAPITAL.test(text) ||
      (/\s/.test(node.text) && WORDS.test(text))
    )
      found.push(text);
  };
  visit(ts.createSourceFile('words.tsx', code, ts.ScriptTarget.Latest, true));
  return found;
}

const sources = ['app', 'components', 'lib/rules', 'publish/offline']
  .flatMap((room) => listFiles(room).map((name) => room + name))
  .filter((path) => /\.tsx?$/.test(path) && !CONTRACT.test(path));

test('what a visitor reads or hears stands in the content, and in no component, rule or worker', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.map((path) => [path, ...frenchIn(readFileSync(path, 'utf8'))]);
  expect(found.filter(([, first]) => first)).toEqual([]);
});

test.each([
  '<p>Envoyer</p>',
  '<p>envoyer</p>',
  '<p>{isSent ? "parti" : words.no}</p>',
  '<p>{isSent && `${count} vu`}</p>',
  '<a aria-label="retirer" />',
  '<img alt={`photo ${n}`} />',
  'const title = "Message envoyé";',
  'const label = isSent ? "Envoyer" : null;',
  'const text = `${count} ligne${s}`;',
  'return say(" au plus");',
  'const text = "prêt";',
])('%s is found', (code) => {
  expect(frenchIn(code)).not.toEqual([]);
});

test.each([
  '<p className="la une">{words.title}</p>',
  '<p>{key === "Enter" && words.sent}&nbsp;: </p>',
  'import { a } from "./le la";',
  'throw new Error("The message was lost");',
  'console.error("Le message", error);',
  'headers.set("Content-Type", `total ${price} lines`);',
  'const fields = { custom: "sur-mesure", more: "plus" };',
])('%s holds none', (code) => {
  expect(frenchIn(code)).toEqual([]);
});

test('every name in braces in the content is one that a page fills', () => {
  const texts = contentTexts().filter(({ path }) =>
    /^(formWords|quoteWords|articleWords|blogWords|contactPage|legalWords)/.test(path),
  );
  const holes = new Set(texts.flatMap(({ text }) => text.match(/(?<!\$)\{.*?\}/g) ?? []));
  const code =
    sources.map((path) => readFileSync(path, 'utf8')).join() +
    readFileSync('lib/build/legal-text.ts', 'utf8');
  const filled = [...code.matchAll(/fill(?:Count)?\(((?:[^()]|\([^()]*\))*)\)/g)]
    .map(([call]) => call)
    .join();
  expect(holes.size).toBeGreaterThan(8);
  expect(
    [...holes].filter((hole) => !new RegExp(`\\b${hole.slice(1, -1)}\\b`).test(`count ${filled}`)),
  ).toEqual([]);
});

test('a text is filled by name, and counted as French counts', () => {
  expect(fill('{a} et {b}, {c}', { a: 1, b: '$&' })).toBe('1 et $&, {c}');
  const lines = { one: '{count} ligne', many: '{count} lignes' };
  expect([0, 1, 2].map((count) => fillCount(lines, count))).toEqual(['0 ligne', '1 ligne', '2 lignes']);
});
