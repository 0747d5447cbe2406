import ts from 'typescript';
import type { Mistake } from '../mistake';
import { fieldsOf, idOf, itemsOf, lineOf, parse, readData } from './read-data';
import { readTypes, type Shape } from './read-types';

type Told = Omit<Mistake, 'file'>;

const WORDS = {
  text: 'un texte',
  number: 'un nombre',
  boolean: 'true (oui) ou false (non)',
  choice: 'l’un des mots prévus',
};

/** What is left out of the content's files, misspelt, or of another kind than their types say: by file and line. */
export function shapeMistakes(sources: ReadonlyMap<string, string>): Mistake[] {
  const files = [...sources].map(([file, source]) => ({ file, parsed: parse(source) }));
  const shapeOf = readTypes(files.map(({ parsed }) => parsed));
  return files.flatMap(({ file, parsed }) =>
    [...readData(parsed)].flatMap(([name, { value, type }]) =>
      compare(shapeOf(type), value, name).map((told) => ({ file, ...told })),
    ),
  );
}

function compare(shape: Shape, value: ts.Expression, field: string): Told[] {
  const [line, kind, fields, items] = [lineOf(value), kindOf(value), fieldsOf(value), itemsOf(value)];
  const tell = (message: string, remedy: string): Told[] => [{ line, field, message, remedy }];
  if (kind === undefined || shape.kind === 'any') return [];
  switch (shape.kind) {
    case 'list':
      if (!items) return tell('n’est pas une liste', 'écrivez-la entre [ et ]');
      return items.flatMap((item, position) =>
        compare(shape.of, item, `${field}[${idOf(item) ?? position}]`),
      );
    case 'record':
      return [...(fields ?? [])].flatMap(([name, inner]) => compare(shape.of, inner, `${field}.${name}`));
    case 'object': {
      const names = [...shape.fields.keys()].join(', ');
      if (!fields) return tell('attend des champs', `écrivez { ${names} }`);
      const alike = shape.areAlike && [...fields.values()].at(-1)?.getText();
      const missing = [...shape.fields].filter(([name, { isOptional }]) => !isOptional && !fields.has(name));
      return [
        ...missing.map(([name, { shape: inner }]) => ({
          ...{ line, field: `${field}.${name}`, message: 'manque' },
          remedy: `ajoutez « ${/^[\p{L}_]+$/u.test(name) ? name : `'${name}'`}: ${alike ?? exampleOf(inner)}, »`,
        })),
        ...[...fields].flatMap(([name, inner]) => {
          const known = shape.fields.get(name);
          if (known) return compare(known.shape, inner, `${field}.${name}`);
          const told = { line: lineOf(inner), field: `${field}.${name}`, message: 'n’est pas un champ' };
          return [{ ...told, remedy: `les champs sont : ${names}` }];
        }),
      ];
    }
    default: {
      if (fields || items) return tell('attend une seule valeur', `écrivez ${exampleOf(shape)}`);
      const text = ts.isStringLiteralLike(value) ? value.text : value.getText();
      const isRight = shape.kind === 'choice' ? shape.choices.includes(text) : shape.kind === kind;
      return isRight
        ? []
        : tell(`attend ${WORDS[shape.kind]}, non ${value.getText()}`, `écrivez ${exampleOf(shape, text)}`);
    }
  }
}

/** The kind of a value that is written out; those that a name or a computation says are the compiler's to judge. */
function kindOf(value: ts.Expression): Shape['kind'] | undefined {
  if (ts.isStringLiteralLike(value)) return 'text';
  if (ts.isNumericLiteral(ts.isPrefixUnaryExpression(value) ? value.operand : value)) return 'number';
  if (/^(true|false)$/.test(value.getText())) return 'boolean';
  if (ts.isArrayLiteralExpression(value)) return 'list';
  return ts.isObjectLiteralExpression(value) ? 'object' : undefined;
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
      return `'${text || '…'}'`;
    default:
      return '{ … }';
  }
}
