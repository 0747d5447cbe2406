import ts from 'typescript';

/** A value that a file of the content declares, as it is written, and the type that the file says it has. */
export type Declared = { value: ts.Expression; type: ts.TypeNode | undefined };

/** A file of the content by its grammar alone, whatever it means. */
export function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true);
}

/** What a file of the content declares, by name. */
export function readData(file: ts.SourceFile): Map<string, Declared> {
  return new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap(({ name, type, initializer }) =>
        initializer ? [[name.getText(), withoutType(initializer, type)] as const] : [],
      ),
  );
}

function withoutType(value: ts.Expression, type: ts.TypeNode | undefined): Declared {
  if (ts.isSatisfiesExpression(value)) return withoutType(value.expression, value.type);
  return ts.isAsExpression(value) ? withoutType(value.expression, type) : { value, type };
}

/** A value without what is said of its type. */
export const bare = (value: ts.Expression) => withoutType(value, undefined).value;

/** The fields of what is written with fields, by name. */
export function fieldsOf(value: ts.Expression): Map<string, ts.Expression> | undefined {
  const object = bare(value);
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const written = object.properties.filter(ts.isPropertyAssignment);
  return new Map(written.map(({ name, initializer }) => [nameOf(name), initializer]));
}

/** The entries of what is written as a list. */
export function itemsOf(value: ts.Expression): readonly ts.Expression[] | undefined {
  const list = bare(value);
  return ts.isArrayLiteralExpression(list) ? list.elements : undefined;
}

/** The id of an entry of a list. */
export function idOf(item: ts.Expression): string | undefined {
  const id = fieldsOf(item)?.get('id');
  return id && ts.isStringLiteralLike(id) ? id.text : undefined;
}

/** The name of a field, without the signs around it. */
export function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? name.getText() : name.text;
}

/** The line of a value; that of a field's name where it is a field's. */
export function lineOf(value: ts.Expression): number {
  const start = (ts.isPropertyAssignment(value.parent) ? value.parent : value).getStart();
  return value.getSourceFile().getLineAndCharacterOfPosition(start).line + 1;
}
