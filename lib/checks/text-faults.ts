import { lineOf } from '@/lib/content/content-texts';
import { wrongSigns } from '@/lib/rules/french-text';
import type { SiteContent } from '@/lib/content/gather-content';
import { contentPaths, type Faults } from './faults';

/** What pages put in place of a name in braces. */
const PLACEHOLDERS =
  'adds all company count currency date day delay email fewest lines message most name offer offre others page position price saved sum text time total url weight'.split(
    ' ',
  );

/** Whatever file they stand in: no text is empty or mistyped, and every link and name in braces is known. */
export function* textFaults(content: SiteContent): Faults {
  for (const { file, field, text } of content.texts)
    for (const [message, remedy] of [...wordingFaults(field, text, content), ...wrongSigns(text)])
      yield { file, line: lineOf(file, text), field, message, remedy };
}

function* wordingFaults(field: string, text: string, content: SiteContent): Iterable<[string, string]> {
  const remedy = /(^|\.)alt$/.test(field)
    ? 'dites en une phrase ce que montre l’image'
    : 'écrivez-le, ou retirez l’entrée';
  if (text.trim() === '') yield ['est vide', remedy];
  const pages = content.pages.map(({ path }) => path).join(', ');
  if (/(^|\.)(href|link)$/.test(field) && !isRightLink(text, content))
    yield [`${text} ne mène nulle part`, `donnez l’adresse d’une page (${pages}) ou https://…`];
  for (const [hole, name = ''] of text.matchAll(/\{(\w+)\}/g))
    if (!PLACEHOLDERS.includes(name))
      yield [`personne ne remplace « ${hole} »`, `les noms sont : ${PLACEHOLDERS.join(', ')}`];
}

/** Whether a link leads somewhere, down to the part of a page that is made of a list. */
function isRightLink(link: string, content: SiteContent): boolean {
  if (/^(https:\/\/|mailto:|#)[^\s]+$/.test(link) || link === '/feed.xml') return true;
  const [path = '', part] = link.replace(/\?[^#]*/, '').split('#');
  const { projects, services } = content;
  const lists: Record<string, readonly { id: string }[]> = { '/portfolio': projects, '/services': services };
  const isPart = !part || lists[path]?.some(({ id }) => id === part) !== false;
  return isPart && contentPaths(content).includes(path);
}
