/** One text found in a content value: where it stands, as in `offers[site-web-pro].features[2]`, and what it says. */
export type FoundText = { path: string; text: string };

/** Every text of a content value, however deep. Entries of a list are named by their id, or by their position. */
export function walkTexts(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, at) => walkTexts(entry, `${path}[${idOf(entry) || at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => walkTexts(inner, path ? `${path}.${key}` : key));
}

function idOf(entry: unknown): string {
  const hasId = typeof entry === 'object' && entry !== null && 'id' in entry;
  return hasId && typeof entry.id === 'string' ? entry.id : '';
}
