import { contentPaths, type SiteContent } from './site-content';

const FILE = 'content/synonyms.ts';

/** A synonym leads to an existing page, is written plainly, stands once, and is no page itself. */
export function synonymMistakes(content: SiteContent): string[] {
  const paths = contentPaths(content);
  const words = Object.values(content.synonyms).flat();
  return [
    ...Object.keys(content.synonyms)
      .filter((place) => !paths.includes(place.replace(/#.*/, '')))
      .map((place) => `${FILE}: "${place}" is no page`),
    ...words
      .filter((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word))
      .map((word) => `${FILE}: "${word}" is not lower case without accents`),
    ...words
      .filter((word, position) => words.indexOf(word) !== position || paths.includes(`/${word}`))
      .map((word) => `${FILE}: "${word}" means two places`),
  ];
}
