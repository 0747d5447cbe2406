import { isMap, LineCounter, parseDocument } from 'yaml';

/** Reports one fault: on which line of the file, in which field or part, what it is and the remedy, in French. */
export type Complain = (line: number, field: string, message: string, remedy: string) => void;

/** What is wrong with a part of an article, and the remedy. */
export type Told = readonly [message: string, remedy: string];

/** What the owner wrote in a field, and on which line. */
export type Field = { line: number; value: unknown };

/** The fields of a front matter that begins on the second line of its file, by name. */
export function readFrontMatter(yaml: string, complain: Complain): Map<string, Field> {
  const lineCounter = new LineCounter();
  const document = parseDocument(quoteTexts(yaml), { lineCounter });
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + 1;
  for (const { pos } of document.errors)
    complain(lineAt(pos[0]), 'en-tête', 'se lit mal ici', 'écrivez un champ par ligne : « nom: valeur »');
  const keys = isMap(document.contents) ? document.contents.items.map(({ key }) => key) : [];
  const values = document.toJS() as Record<string, unknown> | null;
  const fields = keys.map((key) => ({ name: String(key), line: lineAt(key.range?.[0]) }));
  return new Map(fields.map(({ name, line }) => [name, { line, value: values?.[name] }]));
}

/** The same YAML with quotes around each plain text, so that « Titre : la suite » or « l'eau » need no care. */
function quoteTexts(yaml: string): string {
  return yaml.replace(
    /^([^\s:#"'-][^:\n]*: +|\s*- +)(?!"[^"\n]*"$|'[^'\n]*'$|\[|[>|]-?$)(\S.*?)\s*$/gm,
    (_, start: string, text: string) => start + JSON.stringify(text),
  );
}
