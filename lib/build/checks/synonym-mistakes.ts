import { slugOf } from '../slug-of';
import { tell, type Unlocated } from './mistake';
import { contentPaths, type SiteContent } from './site-content';

const FILE = 'content/synonyms.ts';

/** A synonym leads to an existing page, is written plainly, stands once, and is no page itself. */
export function synonymMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  const pages = content.pages.map(({ path }) => path).join(', ');
  const all = Object.values(content.synonyms).flat();
  return Object.entries(content.synonyms).flatMap(([place, words]) => [
    ...(paths.includes(place.replace(/#.*/, ''))
      ? []
      : [tell(FILE, `synonyms.${place}`, `${place} n’est pas une page`, `les pages sont : ${pages}`)]),
    ...words.flatMap((word, position) => {
      const field = `synonyms.${place}[${position}]`;
      const plain = slugOf(word);
      if (word !== plain)
        return tell(
          FILE,
          field,
          `« ${word} » a une majuscule, un accent ou un signe`,
          `écrivez « ${plain} »`,
        );
      if (all.indexOf(word) !== all.lastIndexOf(word) || paths.includes(`/${word}`))
        return tell(FILE, field, `« ${word} » mène à deux endroits`, 'gardez-le à un seul');
      return [];
    }),
  ]);
}
