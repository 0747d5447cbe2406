import { readData, unquote } from './read-data';
import { Cursor, tokenise, type Token } from './tokens';

/** What a value may be. What this reader does not understand is `any`: the compiler has the last word. */
export type Shape =
  | { kind: 'text' | 'number' | 'boolean' | 'any' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'record'; of: Shape }
  | { kind: 'object'; fields: ReadonlyMap<string, { shape: Shape; isOptional: boolean }> };

const ANY: Shape = { kind: 'any' };
const PLAIN: Record<string, Shape> = {
  string: { kind: 'text' },
  number: { kind: 'number' },
  boolean: { kind: 'boolean' },
};

/** Reads types as the content's files declare them; `sources` are those that do. */
export function readTypes(sources: readonly string[]): (type: readonly Token[]) => Shape {
  const declared = new Map<string, readonly Token[]>();
  const lists = new Map<string, readonly string[]>();
  for (const source of sources) {
    const cursor = new Cursor(tokenise(source));
    while (!cursor.isAtEnd) {
      if (cursor.next() !== 'type') continue;
      const name = cursor.next();
      if (cursor.take('=')) declared.set(name, cursor.until([';']));
    }
    for (const [name, { items }] of readData(source))
      if (items)
        lists.set(
          name,
          items.map(({ tokens }) => unquote(tokens?.[0]?.text ?? '')),
        );
  }

  function named(name: string): Shape {
    const tokens = declared.get(name);
    return PLAIN[name] ?? (tokens ? shapeOf(tokens) : ANY);
  }

  function union(cursor: Cursor): Shape {
    cursor.take('|');
    const shapes = [both(cursor)];
    while (cursor.take('|')) shapes.push(both(cursor));
    if (shapes.length === 1) return shapes[0] ?? ANY;
    const choices = shapes.map((shape) => (shape.kind === 'choice' ? shape.choices : undefined));
    return choices.every((each) => each !== undefined) ? { kind: 'choice', choices: choices.flat() } : ANY;
  }

  function both(cursor: Cursor): Shape {
    const shapes = [list(cursor)];
    while (cursor.take('&')) shapes.push(list(cursor));
    if (shapes.length === 1) return shapes[0] ?? ANY;
    const fields = shapes.map((shape) => (shape.kind === 'object' ? [...shape.fields] : undefined));
    return fields.every((each) => each !== undefined)
      ? { kind: 'object', fields: new Map(fields.flat()) }
      : ANY;
  }

  function list(cursor: Cursor): Shape {
    cursor.take('readonly');
    let shape = single(cursor);
    while (cursor.take('[')) {
      // `(typeof names)[number]` is one of the names; a field of another type is left to the compiler.
      const index = cursor.next();
      cursor.take(']');
      if (index === ']') shape = { kind: 'list', of: shape };
      else if (!(index === 'number' && shape.kind === 'choice')) shape = ANY;
    }
    return shape;
  }

  function single(cursor: Cursor): Shape {
    if (cursor.take('{')) return object(cursor);
    if (cursor.take('(')) {
      const inner = union(cursor);
      cursor.take(')');
      return inner;
    }
    const name = cursor.next();
    if (name === 'typeof') return { kind: 'choice', choices: lists.get(cursor.next()) ?? [] };
    if (/^['"]/.test(name)) return { kind: 'choice', choices: [unquote(name)] };
    if (!cursor.take('<')) return named(name);
    const [of = ANY, second = ANY] = parameters(cursor);
    if (name === 'Readonly') return of;
    if (name === 'Record') return { kind: 'record', of: second };
    if (name !== 'Omit' || of.kind !== 'object' || second.kind !== 'choice') return ANY;
    return {
      kind: 'object',
      fields: new Map([...of.fields].filter(([field]) => !second.choices.includes(field))),
    };
  }

  function parameters(cursor: Cursor): Shape[] {
    const shapes = [union(cursor)];
    while (cursor.take(',')) shapes.push(union(cursor));
    cursor.take('>');
    return shapes;
  }

  function object(cursor: Cursor): Shape {
    const fields = new Map<string, { shape: Shape; isOptional: boolean }>();
    while (!cursor.isAtEnd && !cursor.take('}')) {
      const name = cursor.next();
      const isOptional = cursor.take('?');
      cursor.take(':');
      fields.set(name, { shape: union(cursor), isOptional });
      if (!cursor.take(';')) cursor.take(',');
    }
    return { kind: 'object', fields };
  }

  function shapeOf(tokens: readonly Token[]): Shape {
    return tokens.length === 0 ? ANY : union(new Cursor(tokens));
  }
  return shapeOf;
}
