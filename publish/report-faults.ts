import type { Confirmable, Currency } from '@/content/types';
import type { SiteContent } from '@/lib/content/gather-content';
import { findFaults } from '@/lib/checks/find-faults';
import { borrowedSentences, countedInWords, placesOf } from '@/lib/checks/sentence-notes';
import { ageInDays, dayIn } from '@/lib/rules/days';
import { formatDate } from '@/lib/rules/format-date';
import { formatFault } from '@/lib/rules/fault';
import { DEMONSTRATION_TOKEN, publicToken } from '@/lib/rules/lead/mailer';
import { phoneLines } from '@/lib/rules/phone-lines';
import { ratesOf, WORN_DAYS } from '@/lib/rules/quote/currencies';

/** Prints every fault of the content, and says whether there is none. */
export async function reportFaults(content: SiteContent): Promise<boolean> {
  const found = await findFaults(content);
  for (const fault of found) console.error(formatFault(fault));
  console.error(`${found.length > 0 ? found.length : 'Rien'} à corriger dans content/.`);
  return found.length === 0;
}

/** What is to be confirmed, in the owner's words. */
const NAMES: Record<Confirmable, string> = {
  name: 'nom',
  tagline: 'ce qu’elle fait',
  origin: 'adresse du site',
  email: 'e-mail',
  senderName: 'expéditeur des messages',
  whatsapp: 'WhatsApp et téléphones',
  networks: 'réseaux',
  place: 'lieu',
  presence: 'présence',
  team: 'équipe',
  founder: 'signataire',
  hours: 'horaires',
  replyTime: 'délai de réponse',
  outage: 'pannes',
  exchangeRate: 'cours du dollar',
  payment: 'paiement',
  terms: 'engagements',
  delays: 'délais',
  copyrightYear: 'année du pied de page',
  legal: 'mentions légales',
  colours: 'couleurs',
  clients: 'clients',
  projects: 'projets',
  stats: 'chiffres',
  offers: 'offres',
  catalogue: 'lignes du devis',
  services: 'services',
  articles: 'articles',
  promises: 'promesses des pages',
};

const RATE = 'content/agency.ts : exchangeRate : le cours';

/**
 * Prints what is worth renewing and what is still the demonstration's. Under `SITE_STRICT=1`, false where any of that is left, its
 * token included, or where a rate is too old to be shown.
 */
export function reportLacks(content: SiteContent): boolean {
  const lacks = [...lacksOf(content)];
  for (const line of [...notesOn(content), ...lacks]) console.warn(line);
  return lacks.length === 0 || process.env.SITE_STRICT !== '1';
}

/** What a strict build waits for. */
function* lacksOf({ agency, toConfirm }: SiteContent): Iterable<string> {
  const lost = lostPrices(agency);
  const left = toConfirm.map((name) => `${name} (${NAMES[name]})`);
  if (lost.length > 0)
    yield `${RATE} du ${formatDate(agency.exchangeRate.date)} a plus d’un an : les visiteurs ne lisent plus les prix ${lost.join(' ni ')}.
    → renouvelez exchangeRate : ce que vaut un dollar, et le jour où vous l’avez lu`;
  if (left.length > 0)
    yield `À confirmer dans content/agency.ts (toConfirm) : ${left.join(', ')}.
    → écrivez ce qui est vrai, puis retirez son nom de toConfirm`;
  if (publicToken() === DEMONSTRATION_TOKEN)
    yield `NEXT_PUBLIC_MAILER_TOKEN : les formulaires portent le jeton de la démonstration
    → écrivez NEXT_PUBLIC_MAILER_TOKEN='Token mon-agence' dans .env.local ; ce mot est public, il ne protège rien`;
}

/** In which currencies visitors read no prices any more, as the rate is too old. */
function lostPrices(agency: SiteContent['agency']): string[] {
  const { worth } = ratesOf(agency);
  const all: Record<Currency, string> = { cfa: 'en francs CFA', eur: 'en euros', usd: 'en dollars' };
  return Object.entries(all).flatMap(([currency, name]) => (currency in worth ? [] : [name]));
}

/** What no rule can decide, and a person looks at. */
function* notesOn(content: SiteContent): Iterable<string> {
  const { agency, held, toConfirm } = content;
  for (const { file, date } of held.filter(({ isUnfinished }) => !isUnfinished))
    yield `${file} : paraîtra le ${formatDate(date)}, à la première construction de ce jour.`;
  for (const { to } of agency.notices.filter(({ to }) => to < dayIn(agency.hours.zone)))
    yield `content/agency.ts : notices : annonce finie le ${formatDate(to)} ; retirez-la, et remettez le prix qu’elle annonçait, s’il y en a un.`;
  const { date } = agency.exchangeRate;
  if (ageInDays(date, Date.now()) > WORN_DAYS && lostPrices(agency).length === 0)
    yield `${RATE} du ${formatDate(date)} est bon à renouveler.`;
  if (phoneLines(agency, '').length === 0)
    yield 'content/agency.ts : aucun téléphone : en France, les mentions légales doivent en donner un.';
  // The demonstration itself has nothing else.
  if (toConfirm.includes('name')) return;
  for (const row of [...placesOf(borrowedSentences(content)), ...countedInWords(content).values()])
    yield `[ ] ${row}`;
}
