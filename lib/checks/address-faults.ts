import { isIsoDate, noDay } from '@/lib/rules/is-iso-date';
import { slugOf } from '@/lib/rules/slug-of';
import type { SiteContent } from '@/lib/site-content';
import { contentPaths, faultsIn, type Faults } from './faults';

/** More names than these do not fit beside each other on a tablet. */
const MOST_IN_BAR = 7;

/** The pages: those listed are those under `app/`, each address stands once, each says when it last changed. */
export function* pageFaults({ pages, routes }: SiteContent): Faults {
  const paths = pages.map(({ path }) => path);
  for (const [index, { path, updated }] of pages.entries()) {
    const at = faultsIn('pages.ts', `pages[${index}].`);
    if (!isIsoDate(updated)) yield at('updated', ...noDay(updated));
    if (paths.indexOf(path) < index)
      yield at('path', `${path} est déjà l’adresse d’une page`, 'donnez-en une autre à l’une des deux');
    if (!routes[path])
      yield at('path', `${path} n’a pas de page`, `ajoutez app/(site)${path}/page.tsx, ou retirez-la`);
  }
  for (const [path, file] of Object.entries(routes))
    if (!paths.includes(path)) {
      const message = `la page ${path} n’est pas annoncée`;
      yield { file, field: '', message, remedy: 'ajoutez son entrée dans content/pages.ts' };
    }
  const inBar = pages.filter(({ linkedFrom }) => linkedFrom.includes('menu')).length;
  if (inBar > MOST_IN_BAR)
    yield faultsIn('pages.ts')('pages', `${inBar} noms dans le menu`, `gardez-en ${MOST_IN_BAR} au plus`);
}

/** A synonym leads to an existing page, is written plainly, stands once, and is no page itself. */
export function* synonymFaults(content: SiteContent): Faults {
  const paths = contentPaths(content);
  const pages = content.pages.map(({ path }) => path).join(', ');
  const all = Object.values(content.synonyms).flat();
  for (const [place, words] of Object.entries(content.synonyms)) {
    const at = faultsIn('synonyms.ts', `synonyms.${place}`);
    if (!paths.includes(place.replace(/#.*/, '')))
      yield at('', `${place} n’est pas une page`, `les pages sont : ${pages}`);
    for (const word of words) {
      const plain = slugOf(word);
      const isTaken = all.indexOf(word) !== all.lastIndexOf(word) || paths.includes(`/${word}`);
      if (word !== plain)
        yield at('', `« ${word} » a une majuscule, un accent ou un signe`, `écrivez « ${plain} »`);
      else if (isTaken) yield at('', `« ${word} » mène à deux endroits`, 'gardez-le à un seul');
    }
  }
}

const AS_ADDRESS = 'écrivez-la en minuscules, depuis la barre : /ancienne-page';

/** An address that moved is none of the site any more, is written plainly, and leads to one that is. */
export function* moveFaults(content: SiteContent): Faults {
  const paths = contentPaths(content);
  for (const [from, to] of Object.entries(content.redirections)) {
    const at = faultsIn('redirections.ts', `redirections.${from}`);
    if (!/^(\/[a-z0-9_-]+)+(\.[a-z]+)?$/.test(from))
      yield at('', `« ${from} » n’est pas une adresse`, AS_ADDRESS);
    else if (paths.includes(from))
      yield at('', `${from} est encore une page du site`, 'retirez la page, ou cette ligne');
    else if (!paths.includes(to.replace(/#.*/, '')))
      yield at('', `${to} n’existe pas`, 'donnez l’adresse d’une page ou d’un article du site');
  }
}

/** The ids of the lists, which addresses and links are made of: plain, each once. */
export function* idFaults({ catalogue, offers, projects, services }: SiteContent): Faults {
  for (const [name, list] of Object.entries({ catalogue, offers, projects, services }))
    for (const [index, { id }] of list.entries()) {
      const at = faultsIn(`${name}.ts`, `${name}[${index}].id`);
      const slug = slugOf(id);
      if (id !== slug || !slug)
        yield at('', `« ${id} » n’est pas un id`, `écrivez « ${slug || 'un-nom-simple'} »`);
      else if (list.findIndex((other) => other.id === id) < index)
        yield at('', `« ${id} » sert déjà plus haut`, 'donnez un autre id à cette entrée');
    }
}
