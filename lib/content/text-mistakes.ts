import type { IconName } from '@/content/types';
import { contentFiles, contentPaths, type SiteContent } from './site-content';
import { walkTexts, type FoundText } from './walk-texts';

const ICONS: Record<IconName, true> = {
  web: true,
  mobile: true,
  devops: true,
  api: true,
  data: true,
  mvp: true,
};

/** Whatever file they stand in: no text is empty, and every picture, icon and link named exists. */
export function textMistakes(content: SiteContent): string[] {
  const paths = contentPaths(content);
  return contentFiles(content).flatMap(([file, words]) =>
    walkTexts(words).flatMap((found) =>
      [emptiness(found), wrongName(found, content.pictures), ...wrongLinks(found, paths)]
        .filter((rule) => rule !== null)
        .map((rule) => `${file}: "${found.path}" ${rule}`),
    ),
  );
}

function emptiness({ text }: FoundText): string | null {
  return text.trim() === '' ? 'is empty' : null;
}

function wrongName({ path, text }: FoundText, pictures: SiteContent['pictures']): string | null {
  if (/(^|\.)picture$/.test(path) && !(text in pictures)) return `names no picture: ${text}`;
  if (/(^|\.)icon$/.test(path) && !(text in ICONS)) return `names no icon: ${text}`;
  return null;
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
