import { Cursor, tokenise, type Token } from './tokens';

/** A value as it is written: where, with its fields or entries; a word alone is told by its text. */
export type Written = {
  line: number;
  fields?: Map<string, Written>;
  items?: Written[];
  /** Neither list nor fields: its tokens. */
  tokens?: readonly Token[];
};

/** A value that a file exports, and what the file says of its type. */
export type Exported = Written & { type: readonly Token[] };

const NAMES_ITSELF = /^['"`]/;

/** What a file of the content exports, by name: values written out, as an owner reads them. */
export function readData(source: string): Map<string, Exported> {
  const cursor = new Cursor(tokenise(source));
  const found = new Map<string, Exported>();
  while (!cursor.isAtEnd) {
    if (!(cursor.take('export') && cursor.take('const'))) {
      cursor.until([';', 'export']);
      if (cursor.text !== 'export') cursor.next();
      continue;
    }
    const name = cursor.next();
    const annotation = cursor.take(':') ? cursor.until(['=']) : [];
    cursor.take('=');
    const value = readValue(cursor);
    if (cursor.take('as')) cursor.next();
    found.set(name, { ...value, type: cursor.take('satisfies') ? cursor.until([';']) : annotation });
  }
  return found;
}

/** What stands at a path such as `offers[site].features[2]` of a value; entries are named by their id or their place. */
export function findWritten(
  exported: ReadonlyMap<string, Exported>,
  path: string,
): { line: number } | undefined {
  const names = path.match(/[^.[\]]+/g) ?? [];
  const roots = [{ line: 1, fields: new Map<string, Written>(exported) }, ...exported.values()];
  const root = roots.find((each) => each.fields?.has(names[0] ?? ''));
  let place: Written | undefined = root;
  let line = root ? 1 : undefined;
  for (const name of names) {
    place =
      place?.fields?.get(name) ??
      place?.items?.find((item) => idOf(item) === name) ??
      place?.items?.[Number(name)];
    // What is missing is told where it should stand.
    line = place?.line ?? line;
  }
  return line === undefined ? undefined : { line };
}

/** A text without the signs around it. */
export function unquote(text: string): string {
  return NAMES_ITSELF.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;
}

function idOf(item: Written): string | undefined {
  const [id] = item.fields?.get('id')?.tokens ?? [];
  return id && unquote(id.text);
}

function readValue(cursor: Cursor): Written {
  const { line } = cursor;
  if (cursor.take('{')) return { line, fields: readFields(cursor) };
  if (cursor.take('[')) return { line, items: readItems(cursor) };
  return { line, tokens: cursor.until([',', '}', ']', ';', 'satisfies', 'as']) };
}

function readFields(cursor: Cursor): Map<string, Written> {
  const fields = new Map<string, Written>();
  while (!cursor.isAtEnd && !cursor.take('}')) {
    const { line } = cursor;
    const name = unquote(cursor.next());
    if (cursor.take(':')) fields.set(name, { ...readValue(cursor), line });
    else cursor.until([',', '}']);
    cursor.take(',');
  }
  return fields;
}

function readItems(cursor: Cursor): Written[] {
  const items: Written[] = [];
  while (!cursor.isAtEnd && !cursor.take(']')) {
    items.push(readValue(cursor));
    cursor.take(',');
  }
  return items;
}
