import type { Agency } from '@/content/types';
import type { ContentFault } from '@/lib/rules/fault';
import { isIsoDate, noDay } from '@/lib/rules/is-iso-date';
import { ageInDays } from '@/lib/rules/quote/exchange-rate';
import { faultIn, type SiteContent } from './site-content';

type Rule = readonly [isRight: RegExp, message: string, remedy: string];

const PHONE: Rule = [
  /^\+[\d\s().-]{8,}$/,
  'ne se compose pas',
  'écrivez-le avec + et l’indicatif du pays, par exemple +226 70 00 00 00',
];
const COLOUR: Rule = [/^#[0-9a-f]{6}$/i, 'n’est pas une couleur', 'écrivez-la #rrvvbb, par exemple #1c1950'];
const ADDRESS: Rule = [
  /^https:\/\/\S+$/,
  'n’est pas une adresse',
  'écrivez l’adresse entière, depuis https://',
];
const ORIGIN: Rule = [
  /^https?:\/\/[^/\s]+$/,
  'n’est pas une origine',
  'écrivez https:// et le domaine, sans rien après',
];
const DAYS: Rule = [
  /^[1-9]\d{0,3}$/,
  'ne compte pas des jours',
  'la loi veut une durée : écrivez un nombre entier de jours, par exemple 1095',
];
const EMAIL: Rule = [
  /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  'n’est pas une adresse e-mail',
  'écrivez par exemple bonjour@agence.org',
];

/** The ways to reach the agency, as machines want them: a wrong one loses every lead that takes it. And its colours. */
export function agencyFaults({ agency }: Pick<SiteContent, 'agency'>): ContentFault[] {
  const { whatsapp, otherPhones, networks, colours } = agency;
  const values: [field: string, value: string, rule: Rule][] = [
    ['origin', agency.origin, ORIGIN],
    ['email', agency.email, EMAIL],
    ['legal.keptDays', String(agency.legal.keptDays), DAYS],
    ...(whatsapp === null ? [] : ([['whatsapp', whatsapp, PHONE]] as const).map(([...each]) => each)),
    ...otherPhones.map(({ number }, index): [string, string, Rule] => [
      `otherPhones[${index}].number`,
      number,
      PHONE,
    ]),
    ...networks.map(({ href }, index): [string, string, Rule] => [`networks[${index}].href`, href, ADDRESS]),
    ...Object.entries(colours).map(([name, hex]): [string, string, Rule] => [`colours.${name}`, hex, COLOUR]),
  ];
  return values
    .filter(([, value, [isRight]]) => !isRight.test(value))
    .map(([field, value, [, message, remedy]]) =>
      faultIn('agency.ts', `agency.${field}`, `« ${value} » ${message}`, remedy),
    );
}

/** A rate that is wrong: not a number, or from a day that does not exist or is yet to come. */
export function rateFaults({ agency }: Pick<SiteContent, 'agency'>, now: number): ContentFault[] {
  const { date, eurPerUsd } = agency.exchangeRate;
  const at = (field: string, message: string, remedy: string) =>
    faultIn('agency.ts', `agency.exchangeRate.${field}`, message, remedy);
  if (!(eurPerUsd > 0 && eurPerUsd < 10))
    return [
      at('eurPerUsd', `${eurPerUsd} n’est pas le prix d’un dollar en euros`, 'écrivez par exemple 0.86'),
    ];
  if (!isIsoDate(date)) return [at('date', ...noDay(date))];
  // A day's grace: somewhere it is tomorrow already.
  const isToCome = ageInDays(date, now) < -1;
  return isToCome ? [at('date', `${date} est à venir`, 'écrivez le jour où vous avez lu ce cours')] : [];
}

/** Facts of the demonstration that were confirmed, though nobody can be reached by them. */
export function confirmationFaults({ agency, toConfirm }: SiteContent): ContentFault[] {
  const isInvented: Partial<Record<keyof Agency, boolean>> = {
    origin: /\.example$/.test(agency.origin),
    email: /\.example$/.test(agency.email),
    whatsapp: agency.whatsapp !== null && !/[1-9]/.test(agency.whatsapp),
    legal: JSON.stringify(agency.legal).includes('Exemple'),
  };
  return (Object.keys(isInvented) as (keyof Agency & SiteContent['toConfirm'][number])[])
    .filter((name) => isInvented[name] && !toConfirm.includes(name))
    .map((name) =>
      faultIn('agency.ts', `agency.${name}`, 'est encore de la démonstration', 'écrivez le vôtre'),
    );
}
