import type { Unlocated } from './mistake';

/** A mistake for each id that a list gives more than once. */
export function repeatedIds(file: string, list: string, entries: readonly { id: string }[]): Unlocated[] {
  const ids = entries.map(({ id }) => id);
  return ids.flatMap((id, position) =>
    ids.indexOf(id) === position
      ? []
      : {
          ...{ file, field: `${list}[${position}].id`, message: `« ${id} » sert déjà plus haut` },
          remedy: 'donnez un autre id à cette entrée',
        },
  );
}
