/** The trimmed text of a field; an absent field or a file reads as empty. */
export function readText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
