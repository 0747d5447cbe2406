/** A mistake for each id that a file gives more than once. */
export function repeatedIds(file: string, entries: readonly { id: string }[]): string[] {
  const ids = entries.map(({ id }) => id);
  return ids
    .filter((id, position) => ids.indexOf(id) !== position)
    .map((id) => `${file}: "id" is used twice: ${id}`);
}
