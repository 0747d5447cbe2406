import { isPicture } from '@/lib/build/pictures';
import { contentFiles, contentPaths, type SiteContent } from './site-content';
import { walkTexts, type FoundText } from './walk-texts';

/** Whatever file they stand in: no text is empty, and every picture and link named exists. */
export function textMistakes(content: SiteContent): string[] {
  const paths = contentPaths(content);
  return contentFiles(content).flatMap(([file, words]) =>
    walkTexts(words).flatMap((found) =>
      [emptiness(found), wrongName(found), ...wrongLinks(found, paths)]
        .filter((rule) => rule !== null)
        .map((rule) => `${file}: "${found.path}" ${rule}`),
    ),
  );
}

function emptiness({ text }: FoundText): string | null {
  return text.trim() === '' ? 'is empty' : null;
}

function wrongName({ path, text }: FoundText): string | null {
  if (!/(^|\.)picture$/.test(path) || isPicture(text)) return null;
  return `nomme une image absente, « ${text} » ; déposez-la dans content/pictures (.jpg, .png, .webp ou .avif)`;
}

/** The links of a text: itself when it is an address, those of its HTML otherwise. */
function wrongLinks({ path, text }: FoundText, paths: readonly string[]): string[] {
  const links = /(^|\.)href$/.test(path)
    ? [text]
    : [...text.matchAll(/ href="([^"]*)"/g)].map(([, link]) => link);
  return links
    .filter((link) => link !== undefined && !isRightLink(link, paths))
    .map((link) => `leads nowhere: ${link}`);
}

function isRightLink(link: string, paths: readonly string[]): boolean {
  return /^(https:\/\/|mailto:|#)./.test(link) || paths.includes(link.replace(/[?#].*/, ''));
}
