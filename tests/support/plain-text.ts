/** A text with every kind of space as a plain one: French typography keeps figures with their units. */
export function plainText(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
