import { slugOf } from '../slug-of';
import { tell, type Unlocated } from './mistake';

/** The ids of a list, which addresses are made of: plain, each once. */
export function wrongIds(file: string, list: string, entries: readonly { id: string }[]): Unlocated[] {
  const ids = entries.map(({ id }) => id);
  return ids.flatMap((id, position) => {
    const field = `${list}[${position}].id`;
    const slug = slugOf(id);
    if (id !== slug || slug === '')
      return tell(file, field, `« ${id} » n’est pas un id`, `écrivez « ${slug || 'un-nom-simple'} »`);
    if (ids.indexOf(id) !== position)
      return tell(file, field, `« ${id} » sert déjà plus haut`, 'donnez un autre id à cette entrée');
    return [];
  });
}
