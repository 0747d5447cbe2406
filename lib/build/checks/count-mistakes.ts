import { tell, type Unlocated } from './mistake';
import { contentTexts, type SiteContent } from './site-content';

const NUMBERS = 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** Texts that say how many there are of what the site lists, against the list: « Trois offres » while two are left. */
export function countMistakes(content: SiteContent): Unlocated[] {
  // « deux offres de site » counts some of them, which is the owner's to judge.
  const counted: [where: RegExp, noun: string, count: number, list: string][] = [
    [/pages/, 'offres(?!\\sde\\s)', content.offers.length, 'content/offers.ts'],
    [/home/, 'métiers', content.expertise.length, 'content/expertise.ts'],
    [/pages\/(index|portfolio)/, 'projets', content.projects.length, 'content/projects.ts'],
    [/portfolio/, 'chiffres', content.stats.length, 'content/stats.ts'],
  ];
  return contentTexts(content).flatMap(({ file, path, text }) =>
    counted
      .filter(([where]) => where.test(file))
      .flatMap(([, noun, count, list]) => {
        const said = new RegExp(`(?<!\\p{L})(${NUMBERS.join('|')})\\s${noun}(?!\\p{L})`, 'giu');
        const remedy = `écrivez « ${NUMBERS[count] ?? count} », ou changez ${list}`;
        return [...text.matchAll(said)]
          .filter(([, number = '']) => NUMBERS.indexOf(number.toLowerCase()) !== count)
          .map(([words]) => tell(file, path, `dit « ${words} », mais ${list} en compte ${count}`, remedy));
      }),
  );
}
