import { isPicture } from '@/lib/build/pictures';
import { tellAt, type Unlocated } from './mistake';
import { DROP_PICTURE } from './picture-mistakes';
import { contentPaths, type SiteContent } from './site-content';
import type { FoundText } from './source/content-texts';
import { wrongSigns } from './wrong-signs';

type Told = [message: string, remedy: string];

/** Whatever file they stand in: no text is empty or mistyped, and every picture and link named exists. */
export function textMistakes(content: SiteContent): Unlocated[] {
  return content.texts.flatMap((found) =>
    [
      ...emptiness(found),
      ...wrongName(found),
      ...wrongLinks(found, content),
      ...wrongSigns(found.text.replace(/<[^>]*>/g, '')),
    ].map((told) => tellAt(found.line, found.file, found.path, ...told)),
  );
}

function emptiness({ path, text }: FoundText): Told[] {
  if (text.trim() !== '') return [];
  if (/(^|\.)alt$/.test(path)) return [['est vide', 'dites en une phrase ce que montre l’image']];
  return [['est vide', 'écrivez-le, ou retirez l’entrée']];
}

function wrongName({ path, text }: FoundText): Told[] {
  if (!/(^|\.)picture$/.test(path) || isPicture(text)) return [];
  return [[`aucune image ne s’appelle « ${text} »`, DROP_PICTURE]];
}

/** The links of a text: itself when it is an address, those of its HTML otherwise. */
function wrongLinks({ path, text }: FoundText, content: SiteContent): Told[] {
  const links = /(^|\.)(href|link)$/.test(path)
    ? [text]
    : [...text.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => link);
  const pages = content.pages.map((page) => page.path).join(', ');
  return links
    .filter((link) => !isRightLink(link, content))
    .map((link) => [`${link} ne mène nulle part`, `donnez l’adresse d’une page (${pages}) ou https://…`]);
}

/** Whether a link leads somewhere, down to the part of a page that is made of a list. */
function isRightLink(link: string, content: SiteContent): boolean {
  if (/^(https:\/\/|mailto:|#)./.test(link)) return true;
  const [path = '', part] = link.replace(/\?[^#]*/, '').split('#');
  const parts: Record<string, readonly { id: string }[]> = {
    '/portfolio': content.projects,
    '/services': content.services,
  };
  const isPart = !part || parts[path]?.some(({ id }) => id === part) !== false;
  return isPart && contentPaths(content).includes(path);
}
