import type { Unlocated } from './mistake';
import { contentPaths, type SiteContent } from './site-content';

const FILE = 'content/synonyms.ts';

/** A synonym leads to an existing page, is written plainly, stands once, and is no page itself. */
export function synonymMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  const all = Object.values(content.synonyms).flat();
  return Object.entries(content.synonyms).flatMap(([place, words]) => {
    const tell = (field: string, message: string, remedy: string) => ({ file: FILE, field, message, remedy });
    return [
      ...(paths.includes(place.replace(/#.*/, ''))
        ? []
        : [
            tell(
              `synonyms.${place}`,
              `${place} n’est pas une page`,
              `les pages sont : ${paths.filter((path) => !path.startsWith('/blog/')).join(', ')}`,
            ),
          ]),
      ...words.flatMap((word, position) => {
        const field = `synonyms.${place}[${position}]`;
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))
          return tell(
            field,
            `« ${word} » a une majuscule, un accent ou un signe`,
            `écrivez « ${plainWord(word)} »`,
          );
        if (all.indexOf(word) !== all.lastIndexOf(word) || paths.includes(`/${word}`))
          return tell(field, `« ${word} » mène à deux endroits`, 'gardez-le à un seul');
        return [];
      }),
    ];
  });
}

function plainWord(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return letters.match(/[a-z0-9]+/g)?.join('-') ?? '';
}
