/** A text of the content, with what stands in for each name in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The same where the text depends on how many there are, `{count}`. */
export function fillCount(texts: { one: string; many: string }, count: number): string {
  return fill(count > 1 ? texts.many : texts.one, { count });
}
