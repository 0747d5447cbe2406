import { readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from '@/lib/content/list-files';
import { setSpaces } from '@/lib/rules/french-text';

/** A source of the content whose texts no line breaks where it must not, although a keyboard has plain spaces alone. */
function formatContent(source: string): string {
  const file = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest, true);
  const texts: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isTemplatePart = ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isTemplatePart || ts.isStringLiteralLike(node)) texts.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.reduceRight((text, node) => {
    const [start, end] = [node.getStart(), node.getEnd()];
    return text.slice(0, start) + setSpaces(text.slice(start, end)) + text.slice(end);
  }, source);
}

/** Sets the no-break spaces of every file of the content: the part of `npm run format` that no formatter knows. */
for (const name of listFiles('content').filter(
  (path) => path.endsWith('.ts') && !path.includes('/exemples/'),
)) {
  const source = readFileSync(`content${name}`, 'utf8');
  const set = formatContent(source);
  if (set !== source) writeFileSync(`content${name}`, set);
}
