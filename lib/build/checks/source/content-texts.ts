import { CODE, readSources } from '../list-files';
import { contentLiterals } from './literals';

/** One text of the content: where it stands, as in `offers[site-web-pro].features[2]`, and what it says. */
export type FoundText = { file: string; line: number; path: string; text: string };

/** Every text that an owner reads as words, by file, field and line. */
export function contentTexts(sources = readSources()): FoundText[] {
  return [...sources].flatMap(([file, source]) => {
    const literals = CODE.includes(file) ? [] : contentLiterals(source);
    return literals.flatMap(({ path, text, isText, line }) => {
      const withHoles = /^`(.*)`$/s.exec(text)?.[1];
      return isText || withHoles ? { file, line, path, text: withHoles ?? text } : [];
    });
  });
}
