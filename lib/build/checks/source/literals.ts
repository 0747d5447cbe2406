import ts from 'typescript';
import { bare, fieldsOf, idOf, itemsOf, lineOf, parse, readData } from './read-data';

/** One value written in a file of the content: its path as in `offers[site-web-pro].features[2]`, and where it stands. */
type Literal = { path: string; text: string; isText: boolean; line: number; start: number; end: number };

/** Every value that a file of the content writes out: texts, numbers, lists as a whole too. */
export function contentLiterals(source: string): Literal[] {
  const found: Literal[] = [];
  function walk(value: ts.Expression, path: string): void {
    const node = bare(value);
    const fields = fieldsOf(node);
    if (fields) return fields.forEach((inner, name) => walk(inner, `${path}.${name}`));
    const isText = ts.isStringLiteralLike(node);
    const [start, end, line] = [node.getStart(), node.getEnd(), lineOf(node)];
    found.push({ path, text: isText ? node.text : node.getText(), isText, line, start, end });
    itemsOf(node)?.forEach((item, at) => walk(item, `${path}[${idOf(item) || at}]`));
  }
  for (const [name, { value }] of readData(parse(source))) walk(value, name);
  return found;
}

/** The line of the value at a path, or of the first below it; 1 where a whole file is meant. */
export function findLine(source: string, path: string): number {
  const literals = path ? contentLiterals(source) : [];
  const found = literals.find((each) => each.path === path);
  return (found ?? literals.find((each) => each.path.startsWith(path)))?.line ?? 1;
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
