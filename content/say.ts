import { listed, typeset } from '../lib/rules/french-text';
import { formatAmount, ratesOf, sayInAll } from '../lib/rules/quote/currencies';
import { agency } from './agency';
import { catalogue } from './catalogue';
import { offers } from './offers';
import type { RoutePath } from './pages';
import { projects } from './projects';
import type { Link, Person } from './types';

/** « à Cotonou et à Douala ». */
export const inCities = listed(agency.team.cities.map((city) => `à ${city}`));

/** What the priced offer that costs least costs. */
export const leastPrice = sayLeastPrice();

function sayLeastPrice() {
  const prices = offers.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? amount(Math.min(...prices)) : null;
}

/** An offer by its id: what it costs, with its first equivalent, and its delay; null where it is not sold, or has no price. */
export function sayOffer(id: string) {
  const offer = offers.find((each) => each.id === id);
  const [price, equivalent] = sayInAll(offer?.price ?? null, ratesOf(agency));
  if (!offer || !price) return null;
  return { prices: equivalent ? `${price} (${equivalent})` : price, delay: offer.delay };
}

/** A price as the site says it, in its own currency: « $349 ». */
export function amount(price: number): string {
  return formatAmount(price, agency.currency, { base: agency.currency });
}

/** What a line of the quote costs: « $99 »; « $hosting » where the catalogue has none, which `npm run controler` names. */
export function price(id: string): string {
  const feature = catalogue.find((line) => line.id === id);
  return feature ? amount(feature.price) : `$${id}`;
}

/** To the work that was done; to who will do it, while there is none to show. */
export const seeWork: Link & { href: RoutePath } =
  projects.length > 0
    ? { label: 'Voir nos réalisations', href: '/portfolio' }
    : { label: 'Découvrir l’atelier', href: '/about' };

/** Who signs an article that names nobody, and answers where nobody is named. */
export const signature = `L’équipe ${agency.name}`;

/** Who answers a message, once it has left. */
export function answering({ name, part }: Person): string {
  return typeset(`${name ?? (part ? `${part} et` : signature)} vous répond.`);
}

/** Where the build writes what the first visit of a page weighs; and how: about how much, and apart from it a film, and the scripts of a form. */
export const WEIGHT_HOLE = '{weight}';
export const weights = {
  most: 'environ {size}',
  film: ', et {size} de film',
  form: ', et {size} pour le formulaire',
};

/** What a cloth shows that stands where a picture is none. */
export const clothAlt = 'Une étoffe tissée aux couleurs de la maison.';

/** The edge of a page, printed under its first cloth: words of its own first, where a phone has room for them. */
export function edge(words: string): string {
  return typeset(
    `${words} ✦ première visite : ${WEIGHT_HOLE}, sur un téléphone ✦ aucun cookie ✦ ${agency.name}`,
  );
}
