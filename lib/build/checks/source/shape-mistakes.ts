import type { Mistake } from '../mistake';
import { readData, unquote, type Written } from './read-data';
import { readTypes, type Shape } from './read-types';

type Told = Pick<Mistake, 'line' | 'field' | 'message' | 'remedy'>;

/** What is left out of the content's files, misspelt, or of another kind than their types say: by file and line. */
export function shapeMistakes(sources: ReadonlyMap<string, string>): Mistake[] {
  const shapeOf = readTypes([...sources.values()]);
  return [...sources].flatMap(([file, source]) =>
    [...readData(source)].flatMap(([name, exported]) =>
      compare(shapeOf(exported.type), exported, name).map((told) => ({ file, ...told })),
    ),
  );
}

function compare(shape: Shape, written: Written, field: string): Told[] {
  const { line, fields, items } = written;
  const tell = (message: string, remedy: string): Told[] => [{ line, field, message, remedy }];
  switch (shape.kind) {
    case 'any':
      return [];
    case 'list':
      if (!items) return isSpoken(written) ? [] : tell('n’est pas une liste', 'écrivez-la entre [ et ]');
      return items.flatMap((item, position) =>
        compare(shape.of, item, `${field}[${nameOf(item) ?? position}]`),
      );
    case 'record':
      return [...(fields ?? [])].flatMap(([name, inner]) => compare(shape.of, inner, `${field}.${name}`));
    case 'object':
      if (!fields)
        return isSpoken(written)
          ? []
          : tell('attend des champs', `écrivez { ${[...shape.fields.keys()].join(', ')} }`);
      return [
        ...[...shape.fields]
          .filter(([name, { isOptional }]) => !isOptional && !fields.has(name))
          .map(([name, { shape: inner }]) => ({
            ...{ line, field: `${field}.${name}`, message: 'manque' },
            remedy: `ajoutez « ${name}: ${exampleOf(inner)}, »`,
          })),
        ...[...fields]
          .filter(([name]) => !shape.fields.has(name))
          .map(([name, inner]) => ({
            ...{ line: inner.line, field: `${field}.${name}`, message: 'n’est pas un champ' },
            remedy: `les champs sont : ${[...shape.fields.keys()].join(', ')}`,
          })),
        ...[...fields].flatMap(([name, inner]) =>
          compare(shape.fields.get(name)?.shape ?? { kind: 'any' }, inner, `${field}.${name}`),
        ),
      ];
    default:
      return isSpoken(written) || isRight(shape, textOf(written))
        ? []
        : tell(
            fields || items ? 'attend une seule valeur' : `attend ${wordsOf(shape)}, non ${textOf(written)}`,
            `écrivez ${exampleOf(shape, unquote(textOf(written)))}`,
          );
  }
}

type Scalar = Extract<Shape, { kind: 'text' | 'number' | 'boolean' | 'any' | 'choice' }>;

function isRight(shape: Scalar, text: string): boolean {
  if (shape.kind === 'number') return /^-?[\d._]+$/.test(text);
  if (shape.kind === 'boolean') return text === 'true' || text === 'false';
  if (!/^['"`]/.test(text)) return false;
  return shape.kind !== 'choice' || shape.choices.includes(unquote(text));
}

function wordsOf(shape: Scalar): string {
  if (shape.kind === 'choice') return 'l’un des mots prévus';
  return { text: 'un texte', number: 'un nombre', boolean: 'true (oui) ou false (non)', any: '' }[shape.kind];
}

function exampleOf(shape: Shape, text = ''): string {
  switch (shape.kind) {
    case 'choice':
      return shape.choices.map((choice) => `'${choice}'`).join(' ou ');
    case 'number':
      return text.match(/\d+/)?.[0] ?? '349';
    case 'boolean':
      return 'true ou false';
    case 'list':
      return '[…]';
    case 'text':
      return text ? `'${text}'` : "'…'";
    default:
      return '{ … }';
  }
}

function textOf({ tokens = [] }: Written): string {
  return tokens.map(({ text }) => text).join('');
}

/** Whether a value is said elsewhere, by a name or a computation: the compiler judges those. */
function isSpoken({ tokens = [] }: Written): boolean {
  const [first, ...rest] = tokens;
  if (first?.text === '-') return false;
  return (
    rest.length > 0 || (/^[\p{L}_$]/u.test(first?.text ?? '') && !/^(true|false)$/.test(first?.text ?? ''))
  );
}

function nameOf(item: Written): string | undefined {
  const [id] = item.fields?.get('id')?.tokens ?? [];
  return id && unquote(id.text);
}
