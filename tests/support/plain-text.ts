/** A text with every kind of space as a plain one: French typography keeps figures with their units. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** Finds texts of the content, whatever fills their names in braces, and whatever spaces they are set with. */
export function patternOf(...texts: string[]): RegExp {
  const literals = texts.map((text) => plainText(text).replace(/[$()*+.?[\\\]^|]/g, '\\$&'));
  return new RegExp(
    literals
      .join('|')
      .replace(/\{\w+\}/g, '.*')
      .replace(/ /g, '\\s+'),
  );
}
