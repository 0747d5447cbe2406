import type { Confirmable } from '@/content/types';
import { ageInDays, isIsoDate, noDay } from '@/lib/rules/days';
import type { SiteContent } from '@/lib/content/gather-content';
import { contrastFaults } from './contrast-faults';
import { faultsIn, type Faults } from './faults';

type Rule = readonly [isRight: RegExp, remedy: string];
type Fact = [field: string, value: string, rule: Rule];

const PHONE: Rule = [/^\+[\d\s().-]{8,}$/, 'écrivez-le avec + et l’indicatif, par exemple +226 70 00 00 00'];
const COLOUR: Rule = [/^#[0-9a-f]{6}$/i, 'écrivez-la #rrvvbb, par exemple #1c1950'];
const ADDRESS: Rule = [/^https:\/\/\S+$/, 'écrivez l’adresse entière, depuis https://'];
const ORIGIN: Rule = [/^https?:\/\/[^/\s]+$/, 'écrivez https:// et le domaine, sans rien après'];
const DAYS: Rule = [/^[1-9]\d{0,3}$/, 'la loi veut une durée : un nombre entier de jours, comme 1095'];
const EMAIL: Rule = [/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'écrivez par exemple bonjour@agence.org'];

const at = faultsIn('agency.ts', 'agency.');
const inProjects = faultsIn('projects.ts', 'projects');

/** The ways to reach the agency, as machines want them: a wrong one loses every lead that takes it. And its colours. */
export function* agencyFaults({ agency }: Pick<SiteContent, 'agency'>): Faults {
  const { whatsapp, otherPhones, networks, colours } = agency;
  const facts: Fact[] = [
    ['origin', agency.origin, ORIGIN],
    ['email', agency.email, EMAIL],
    ['legal.keptDays', String(agency.legal.keptDays), DAYS],
    ...[whatsapp ?? []].flat().map((number): Fact => ['whatsapp', number, PHONE]),
    ...otherPhones.map(({ number }, index): Fact => [`otherPhones[${index}].number`, number, PHONE]),
    ...networks.map(({ href }, index): Fact => [`networks[${index}].href`, href, ADDRESS]),
    ...Object.entries(colours).map(([name, hex]): Fact => [`colours.${name}`, hex, COLOUR]),
  ];
  const wrong = facts.filter(([, value, [isRight]]) => !isRight.test(value));
  for (const [field, value, [, remedy]] of wrong) yield at(field, `« ${value} » ne convient pas`, remedy);
  // Shades of what is no colour say nothing.
  if (wrong.length === 0) yield* contrastFaults(colours);
}

/** A rate that is wrong: not a number, or from a day that does not exist or is yet to come. */
export function* rateFaults({ agency }: Pick<SiteContent, 'agency'>, now: number): Faults {
  const { date, eurPerUsd } = agency.exchangeRate;
  const wrong = `${eurPerUsd} n’est pas le prix d’un dollar en euros`;
  if (!(eurPerUsd > 0 && eurPerUsd < 10))
    yield at('exchangeRate.eurPerUsd', wrong, 'écrivez par exemple 0.86');
  else if (!isIsoDate(date)) yield at('exchangeRate.date', ...noDay(date));
  // A day's grace: somewhere it is tomorrow already.
  else if (ageInDays(date, now) < -1)
    yield at('exchangeRate.date', `${date} est à venir`, 'écrivez le jour où vous avez lu ce cours');
}

const COUNTS = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Hours that no clock shows, years to come, and a team smaller than what is shown of it. */
export function* timeFaults(
  { agency, projects, team: people }: Pick<SiteContent, 'agency' | 'projects' | 'team'>,
  now: number,
): Faults {
  const { copyrightYear, hours, notices, team } = agency;
  for (const [index, { from, to }] of notices.entries()) {
    const wrong = Object.entries({ from, to }).filter(([, day]) => !isIsoDate(day));
    for (const [field, day] of wrong) yield at(`notices[${index}].${field}`, ...noDay(day));
    if (wrong.length === 0 && to < from)
      yield at(`notices[${index}]`, `finit le ${to}, avant son premier jour`, 'échangez les deux jours');
  }
  const [from = 0, to = 24] = (hours.times.match(/\d+(?= ?h)/g) ?? []).map(Number);
  if (from >= to || to > 24)
    yield at('hours.times', `« ${hours.times} » ne se lit sur aucune horloge`, 'écrivez par exemple 9h-18h');
  const year = new Date(now).getUTCFullYear();
  for (const [field, said] of Object.entries({ copyrightYear, 'team.since': team.since }))
    if (said > year) yield at(field, `${said} est à venir`, `écrivez ${year}, ou une année passée`);
  for (const { id, year: made = year } of projects)
    if (made > year) yield inProjects(`[${id}].year`, `${made} est à venir`, `écrivez ${year}, ou avant`);
  if (/^(?:une?|1)$/.test(team.size))
    yield at('team.size', 'les phrases qui la disent sont au pluriel', 'seul ? récrivez-les sans elle');
  // Fewer may be shown than there are.
  else if (people.slice(1).some((_, one) => [COUNTS[one], String(one + 1)].includes(team.size)))
    yield at('team.size', `« ${team.size} », et team.ts en montre ${people.length}`, 'comptez tout le monde');
}

/** A domain that nobody has, a number of noughts, brackets around what is to be written. */
const INVENTED = /\.example"|"\+[0\s]+"|"\[/;

/** Facts of the demonstration that were confirmed, though nobody can be reached by them. */
export function* confirmationFaults({ agency, toConfirm }: SiteContent): Faults {
  const { otherPhones, ...facts } = agency;
  const phones = otherPhones.map(({ number }, index) => [`otherPhones[${index}].number`, number] as const);
  for (const [field, fact] of [...Object.entries(facts), ...phones]) {
    const name = (field in facts ? field : 'whatsapp') as Confirmable;
    if (INVENTED.test(JSON.stringify(fact)) && !toConfirm.includes(name))
      yield at(field, 'est encore de la démonstration', 'écrivez le vôtre');
    if (fact === null && otherPhones.length === 0 && toConfirm.includes(name))
      yield at('toConfirm', `contient ${name}, qui est null`, 'retirez-en ce nom');
  }
}
