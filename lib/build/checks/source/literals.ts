import ts from 'typescript';
import { idOf, lineOf, nameOf, parse } from './read-data';

/** One value written in a file of the content: its path as in `offers[site-web-pro].features[2]`, and where it stands. */
type Literal = { path: string; text: string; isText: boolean; line: number; start: number; end: number };

/** Every value that a file of the content writes out: texts, numbers, lists as a whole too. */
export function contentLiterals(source: string): Literal[] {
  const found: Literal[] = [];
  function walk(node: ts.Expression, path: string): void {
    if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return walk(node.expression, path);
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) walk(property.initializer, `${path}.${nameOf(property.name)}`);
      return;
    }
    const isText = ts.isStringLiteralLike(node);
    const [start, end, line] = [node.getStart(), node.getEnd(), lineOf(node)];
    found.push({ path, text: isText ? node.text : node.getText(), isText, line, start, end });
    if (ts.isArrayLiteralExpression(node))
      node.elements.forEach((element, at) => walk(element, `${path}[${idOf(element) || at}]`));
  }
  for (const statement of parse(source).statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) walk(initializer, name.getText());
  return found;
}

/** The source with some of its values written otherwise. */
export function rewrite(
  source: string,
  edits: readonly { start: number; end: number; as: string }[],
): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, as }) => text.slice(0, start) + as + text.slice(end), source);
}

/** The source with other values at these paths; a path that is not there is an error that names it. */
export function writeLiterals(source: string, values: Readonly<Record<string, string | string[]>>): string {
  const literals = contentLiterals(source);
  const edits = Object.entries(values).map(([path, value]) => {
    const literal = literals.find((known) => known.path === path);
    if (!literal) throw new Error(`« ${path} » n’y est pas`);
    return { ...literal, as: Array.isArray(value) ? `[${value.map(quote).join(', ')}]` : quote(value) };
  });
  return rewrite(source, edits);
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}
