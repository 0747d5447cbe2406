import { groupThousands } from './numbers';

/** A text of the content, with what stands in for each name in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** A name as it stands within a sentence: « API » stays, « Franc CFA » is « franc CFA ». */
export function midSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\P{Lu}*(?:\s|$))/u, (letter) => letter.toLowerCase());
}

/** A text that depends on how many there are, `{count}`. */
export function fillCount(texts: { none?: string; one: string; many: string }, count: number): string {
  const { none = texts.one, one, many } = texts;
  return fill(count > 1 ? many : count === 1 ? one : none, { count: groupThousands(count) });
}

/** A text that depends on something that may not be there: a fact that is `null`, a list without an entry. */
export function either(
  fact: string | number | object | null | undefined,
  texts: { with: string; without?: string },
): string {
  return [fact ?? []].flat().length > 0 ? texts.with : (texts.without ?? '');
}
