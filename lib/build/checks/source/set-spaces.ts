import { joinWords } from '../../blog/french-text';
import { contentLiterals, rewrite } from './literals';

/** Texts that the specification wants to the letter, and a label too short to break. */
const TO_THE_LETTER = ['Lien copié ! Vous pouvez maintenant le coller dans votre story Instagram.', 'E-mail'];

/** A file of the content whose texts no line breaks where it must not, although an owner's keyboard has plain spaces alone. */
export function setSpaces(source: string): string {
  const texts = contentLiterals(source).filter(({ text, isText }) => isText && !TO_THE_LETTER.includes(text));
  const edits = texts.map(({ start, end }) => ({ start, end, as: joinWords(source.slice(start, end)) }));
  return rewrite(source, edits);
}
