import ts from 'typescript';
import { joinWords } from '../../blog/french-text';
import { parse } from './read-data';

/** Texts that the specification wants to the letter, and a label too short to break. */
const TO_THE_LETTER = ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.', 'E-mail'];

/** A file of the content whose texts no line breaks where it must not, although an owner's keyboard has plain spaces alone. */
export function setSpaces(source: string): string {
  const texts: ts.Node[] = [];
  function walk(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) && !TO_THE_LETTER.includes(node.text)) texts.push(node);
    ts.forEachChild(node, walk);
  }
  parse(source).statements.filter(ts.isVariableStatement).forEach(walk);
  return texts.reduceRight((set, text) => {
    const [start, end] = [text.getStart(), text.getEnd()];
    return set.slice(0, start) + joinWords(set.slice(start, end)) + set.slice(end);
  }, source);
}
