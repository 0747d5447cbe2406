import { isIsoDate, noDay } from '@/lib/rules/days';
import { slugOf } from '@/lib/rules/slug-of';
import type { SiteContent } from '@/lib/content/gather-content';
import { contentPaths, isRightLink } from '@/lib/pages/is-right-link';
import { faultsIn, type Faults } from './faults';

/** More names than these do not fit beside each other on a tablet. */
const MOST_IN_BAR = 7;

/** The pages: those listed are those under `app/`, each says when it last changed. */
export function* pageFaults({ pages, routes }: SiteContent): Faults {
  const paths = pages.map(({ path }) => path);
  for (const [index, { path, updated }] of pages.entries()) {
    const at = faultsIn('pages.ts', `pages[${index}].`);
    if (!isIsoDate(updated)) yield at('updated', ...noDay(updated));
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
    if (!isRightLink(place, content) || !place.startsWith('/'))
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
    else if (!isRightLink(to, content) || !to.startsWith('/'))
      yield at('', `${to} n’existe pas`, 'donnez l’adresse d’une page ou d’un article du site');
  }
}

/** Nothing stands twice in its list, and ids, which addresses and links are made of, are plain. */
export function* nameFaults({ clients, pages, stats, ...others }: SiteContent): Faults {
  const { catalogue, offers, projects, services } = others;
  const lists = Object.entries({ catalogue, offers, projects, services });
  const ids = Object.fromEntries(lists.map(([list, entries]) => [list, entries.map(({ id }) => id)]));
  const [paths, labels] = [pages.map(({ path }) => path), stats.map(({ label }) => label)];
  for (const [list, names] of Object.entries({ ...ids, pages: paths, stats: labels, clients }))
    for (const [index, name] of names.entries()) {
      const at = faultsIn(`${list}.ts`, `${list}[${index}]`);
      const plain = list in ids ? slugOf(name) || 'un-nom-simple' : name;
      if (name !== plain) yield at('.id', `« ${name} » n’est pas un id`, `écrivez « ${plain} »`);
      else if (names.indexOf(name) < index) yield at('', `« ${name} » y est deux fois`, 'gardez-en un seul');
    }
}
