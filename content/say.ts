import { agency } from './agency';
import { catalogue } from './catalogue';
import type { RoutePath } from './pages';
import { projects } from './projects';
import type { Link } from './types';

const UNITS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');

/** How many there are, as a sentence says it: « trois » ; « une » where the noun is feminine. */
export function inWords(count: number, one: 'un' | 'une' = 'un'): string {
  return count === 1 ? one : (UNITS[count] ?? String(count));
}

/** A text that begins a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** « a, b et c ». */
export function listed(items: readonly string[]): string {
  return items.join(', ').replace(/, ([^,]*)$/, ' et $1');
}

/** What a line of the quote costs: « $99 »; « $hosting » where the catalogue has none, which `npm run controler` names. */
export function price(id: string): string {
  const feature = catalogue.find((line) => line.id === id);
  return `$${feature?.priceUsd ?? id}`;
}

/** To the work that was done; to who will do it, while there is none to show. */
export const seeWork: Link & { href: RoutePath } =
  projects.length > 0
    ? { label: 'Voir nos réalisations', href: '/portfolio' }
    : { label: 'Découvrir l’atelier', href: '/about' };

/** So many days, in years where they are whole: « trois ans ». */
export function duration(days: number): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${days} jours`;
  return `${inWords(years)} an${years > 1 ? 's' : ''}`;
}

/** Where the build writes what a page weighs. */
export const WEIGHT_HOLE = '{weight}';

/** La lisière d’une page : la bande imprimée sous sa première étoffe, autour de ses propres mots. */
export function edge(words: string): string {
  return `${agency.name} ✦ ${words} ✦ cette page pèse ${WEIGHT_HOLE}, hors polices et médias ✦ aucun cookie`;
}
