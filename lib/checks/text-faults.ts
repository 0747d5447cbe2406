import { lineOf, type ContentText } from '@/lib/content-texts';
import type { ContentFault } from '@/lib/rules/fault';
import { setSpaces } from '@/lib/rules/french-text';
import { wrongSigns } from '@/lib/rules/wrong-signs';
import { contentPaths, type SiteContent } from './site-content';

type Said = [message: string, remedy: string];

/** What pages put in place of a name in braces. */
const PLACEHOLDERS =
  'all count date day delay lines most name page position price text time total weight'.split(' ');

/** Whatever file they stand in: no text is empty or mistyped, and every link and name in braces is known. */
export function textFaults(content: SiteContent): ContentFault[] {
  return content.texts.flatMap((found) =>
    [
      ...emptiness(found),
      ...wrongLinks(found, content),
      ...wrongPlaceholders(found),
      ...wrongSigns(found.text),
    ].map(([message, remedy]) => ({
      ...{ file: found.file, line: lineOf(found.file, found.text), field: found.field },
      ...{ message, remedy },
    })),
  );
}

/** The files whose sentences could break where French does not: `npm run format` mends them. */
export function looseFiles({ texts }: SiteContent): string[] {
  const loose = texts.filter(({ text }) => setSpaces(text) !== text);
  return [...new Set(loose.map(({ file }) => file))];
}

function emptiness({ field, text }: ContentText): Said[] {
  if (text.trim() !== '') return [];
  if (/(^|\.)alt$/.test(field)) return [['est vide', 'dites en une phrase ce que montre l’image']];
  return [['est vide', 'écrivez-le, ou retirez l’entrée']];
}

function wrongPlaceholders({ text }: ContentText): Said[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names
    .filter((name) => !PLACEHOLDERS.includes(name))
    .map((name) => [`personne ne remplace « {${name}} »`, `les noms sont : ${PLACEHOLDERS.join(', ')}`]);
}

function wrongLinks({ field, text }: ContentText, content: SiteContent): Said[] {
  if (!/(^|\.)(href|link)$/.test(field) || isRightLink(text, content)) return [];
  const pages = content.pages.map((page) => page.path).join(', ');
  return [[`${text} ne mène nulle part`, `donnez l’adresse d’une page (${pages}) ou https://…`]];
}

/** Whether a link leads somewhere, down to the part of a page that is made of a list. */
function isRightLink(link: string, content: SiteContent): boolean {
  if (/^(https:\/\/|mailto:|#)[^\s]+$/.test(link) || link === '/feed.xml') return true;
  const [path = '', part] = link.replace(/\?[^#]*/, '').split('#');
  const parts: Record<string, readonly { id: string }[]> = {
    '/portfolio': content.projects,
    '/services': content.services,
  };
  const isPart = !part || parts[path]?.some(({ id }) => id === part) !== false;
  return isPart && contentPaths(content).includes(path);
}
