import ts from 'typescript';
import { itemsOf, nameOf, readData } from './read-data';

/** What a value may be. What this reader does not understand is `any`: the compiler has the last word. */
export type Shape =
  | { kind: 'text' | 'number' | 'boolean' | 'any' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'record'; of: Shape }
  | { kind: 'object'; fields: ReadonlyMap<string, { shape: Shape; isOptional: boolean }>; areAlike?: true };

const ANY: Shape = { kind: 'any' };
const PLAIN: Record<string, Shape> = {
  string: { kind: 'text' },
  number: { kind: 'number' },
  boolean: { kind: 'boolean' },
};

/** Reads types as the content's files declare them; `files` are those that do. */
export function readTypes(files: readonly ts.SourceFile[]): (type: ts.TypeNode | undefined) => Shape {
  const types = files.flatMap(({ statements }) => statements.filter(ts.isTypeAliasDeclaration));
  const declared = new Map(types.map(({ name, type }) => [name.text, type]));
  const data = new Map(files.flatMap((file) => [...readData(file)]));

  function shapeOf(type: ts.TypeNode | undefined): Shape {
    if (!type) return ANY;
    if (ts.isParenthesizedTypeNode(type)) return shapeOf(type.type);
    if (ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.ReadonlyKeyword)
      return shapeOf(type.type);
    if (ts.isArrayTypeNode(type)) return { kind: 'list', of: shapeOf(type.elementType) };
    if (ts.isTypeLiteralNode(type)) {
      const fields = type.members
        .filter(ts.isPropertySignature)
        .map(({ name, type: inner, questionToken }) => {
          return [nameOf(name), { shape: shapeOf(inner), isOptional: questionToken !== undefined }] as const;
        });
      return { kind: 'object', fields: new Map(fields) };
    }
    if (ts.isUnionTypeNode(type)) return oneOf(type.types.map(shapeOf));
    if (ts.isIntersectionTypeNode(type)) return allOf(type.types.map(shapeOf));
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal))
      return { kind: 'choice', choices: [type.literal.text] };
    if (ts.isTypeQueryNode(type)) return listOf(data.get(type.exprName.getText())?.value);
    if (ts.isIndexedAccessTypeNode(type)) {
      const list = shapeOf(type.objectType);
      return list.kind === 'list' && type.indexType.getText() === 'number' ? list.of : ANY;
    }
    if (ts.isTypeReferenceNode(type)) return named(type.typeName.getText(), type.typeArguments ?? []);
    return PLAIN[type.getText()] ?? ANY;
  }

  function named(name: string, parameters: readonly ts.TypeNode[]): Shape {
    const [of = ANY, second = ANY] = parameters.map(shapeOf);
    if (name === 'Readonly') return of;
    if (name === 'Record' && of.kind === 'choice')
      return {
        ...{ kind: 'object', areAlike: true },
        fields: new Map(of.choices.map((choice) => [choice, { shape: second, isOptional: false }])),
      };
    if (name === 'Record') return { kind: 'record', of: second };
    if (name !== 'Omit') return shapeOf(declared.get(name));
    if (of.kind !== 'object' || second.kind !== 'choice') return ANY;
    const left = [...of.fields].filter(([field]) => !second.choices.includes(field));
    return { kind: 'object', fields: new Map(left) };
  }
  return shapeOf;
}

function oneOf(shapes: readonly Shape[]): Shape {
  const choices = shapes.map((shape) => (shape.kind === 'choice' ? shape.choices : undefined));
  return choices.every((each) => each !== undefined) ? { kind: 'choice', choices: choices.flat() } : ANY;
}

function allOf(shapes: readonly Shape[]): Shape {
  const fields = shapes.map((shape) => (shape.kind === 'object' ? [...shape.fields] : undefined));
  if (!fields.every((each) => each !== undefined)) return ANY;
  return { kind: 'object', fields: new Map(fields.flat()) };
}

/** `typeof names`, of names that the content lists. */
function listOf(value: ts.Expression | undefined): Shape {
  const names = ((value && itemsOf(value)) ?? []).filter(ts.isStringLiteralLike);
  return { kind: 'list', of: { kind: 'choice', choices: names.map(({ text }) => text) } };
}
