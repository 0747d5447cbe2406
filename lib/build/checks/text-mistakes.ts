import { isPicture } from '@/lib/build/pictures';
import type { Unlocated } from './mistake';
import { contentFiles, contentPaths, type SiteContent } from './site-content';
import { walkTexts, type FoundText } from './walk-texts';
import { wrongSigns } from './wrong-signs';

type Told = Pick<Unlocated, 'message' | 'remedy'>;

/** Whatever file they stand in: no text is empty or mistyped, and every picture and link named exists. */
export function textMistakes(content: SiteContent): Unlocated[] {
  const paths = contentPaths(content);
  return contentFiles(content).flatMap(([file, words]) =>
    walkTexts(words).flatMap((found) =>
      [...emptiness(found), ...wrongName(found), ...wrongLinks(found, paths), ...wrongSigns(found.text)].map(
        (told) => ({ file, field: found.path, ...told }),
      ),
    ),
  );
}

function emptiness({ path, text }: FoundText): Told[] {
  if (text.trim() !== '') return [];
  const isAlternative = /(^|\.)alt$/.test(path);
  return [
    {
      message: 'est vide',
      remedy: isAlternative ? 'dites en une phrase ce que montre l’image' : 'écrivez-le, ou retirez l’entrée',
    },
  ];
}

function wrongName({ path, text }: FoundText): Told[] {
  if (!/(^|\.)picture$/.test(path) || isPicture(text)) return [];
  return [
    {
      message: `aucune image ne s’appelle « ${text} »`,
      remedy: 'déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)',
    },
  ];
}

/** The links of a text: itself when it is an address, those of its HTML otherwise. */
function wrongLinks({ path, text }: FoundText, paths: readonly string[]): Told[] {
  const links = /(^|\.)href$/.test(path)
    ? [text]
    : [...text.matchAll(/ href="([^"]*)"/g)].map(([, link]) => link);
  return links
    .filter((link) => link !== undefined && !isRightLink(link, paths))
    .map((link) => ({
      message: `${link} ne mène nulle part`,
      remedy: `donnez l’adresse d’une page (${paths.filter((each) => !each.startsWith('/blog/')).join(', ')}) ou https://…`,
    }));
}

function isRightLink(link: string, paths: readonly string[]): boolean {
  return /^(https:\/\/|mailto:|#)./.test(link) || paths.includes(link.replace(/[?#].*/, ''));
}
