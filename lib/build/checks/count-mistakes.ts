import type { Unlocated } from './mistake';
import { contentFiles, type SiteContent } from './site-content';
import { walkTexts } from './walk-texts';

const NUMBERS = [
  'zéro',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

/** Texts that say how many there are of what the site lists, against the list: « Trois offres » while two are left. */
export function countMistakes(content: SiteContent): Unlocated[] {
  const counted: [file: RegExp, noun: string, count: number, list: string][] = [
    [/home/, 'offres', content.offers.length, 'content/offers.ts'],
    [/home/, 'métiers', content.expertise.length, 'content/expertise.ts'],
    [/pages\/(index|portfolio)/, 'projets', content.projects.length, 'content/projects.ts'],
  ];
  return contentFiles(content).flatMap(([file, words]) =>
    walkTexts(words).flatMap(({ path, text }) =>
      counted
        .filter(([where]) => where.test(file))
        .flatMap(([, noun, count, list]) => {
          const [said, number = ''] =
            text.match(new RegExp(`(?<!\\p{L})(${NUMBERS.join('|')}) ${noun}(?!\\p{L})`, 'iu')) ?? [];
          if (!said || NUMBERS.indexOf(number.toLowerCase()) === count) return [];
          return {
            ...{ file, field: path, message: `dit « ${said} », mais ${list} en compte ${count}` },
            remedy: `écrivez « ${NUMBERS[count] ?? count} », ou changez ${list}`,
          };
        }),
    ),
  );
}
