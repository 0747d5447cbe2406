import type { Currency, FormField, FormWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/group-thousands';
import {
  CURRENCY_FIELD,
  CUSTOM_FEATURES_FIELD,
  customFeaturesOf,
  FEATURES_FIELD,
  PENDING_FIELD,
} from '@/lib/rules/quote/fields';
import type { QuoteSelection } from '@/lib/rules/quote/price';
import { MAX_MESSAGE_LENGTH } from './contract';
import { oneLine } from './one-line';

/** Name of the hidden input that says which form it is. */
export const FORM_FIELD = 'formulaire';

/** What a person leaves empty in a form posted without scripts; no other form has it. */
export const TRAP_FIELD = 'laissez-vide';

/** What every form knows by name: the mailer's own fields are made of these. */
const TEXTS = ['name', 'email', 'company', 'message'] as const;

const CHOICES = [
  FORM_FIELD,
  TRAP_FIELD,
  FEATURES_FIELD,
  CUSTOM_FEATURES_FIELD,
  PENDING_FIELD,
  CURRENCY_FIELD,
];

/** All that a visitor has written and chosen in a form, trimmed; what the form does not have is empty. */
export type Answers = Record<(typeof TEXTS)[number], string> &
  QuoteSelection & {
    /** What else the form asks, by its field's name; one line each. */
    others: Readonly<Record<string, string>>;
    /** A feature typed but not added to the others yet. */
    pending: string;
    /** The currency that prices are read in; null for the agency's own. */
    currency: Currency | null;
  };

/** Reads what a form holds or posts: names and values, as `URLSearchParams` lists them. Never throws. */
export function answersOf(pairs: Iterable<readonly [string, string]>): Answers {
  const list = [...pairs];
  const all = (name: string) => list.flatMap(([key, value]) => (key === name ? [value] : []));
  const one = (name: string) => (all(name)[0] ?? '').trim();
  const others = list.filter(([name]) => ![...TEXTS, ...CHOICES].some((known) => known === name));
  const currency = one(CURRENCY_FIELD);
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, one(name)])) as Record<(typeof TEXTS)[number], string>),
    others: Object.fromEntries(others.map(([name, value]) => [name, oneLine(value)])),
    featureIds: all(FEATURES_FIELD),
    customFeatures: customFeaturesOf(all(CUSTOM_FEATURES_FIELD)),
    pending: one(PENDING_FIELD),
    currency: currency === 'usd' || currency === 'eur' || currency === 'cfa' ? currency : null,
  };
}

/** What a form asks besides what every form knows, a line each: `Label : text`; nothing of what was left empty. */
export function otherLines(fields: readonly FormField[], { others }: Answers): string[] {
  return fields.flatMap(({ name, label }) => (others[name] ? [`${label} : ${others[name]}`] : []));
}

/** Error messages by field name, in the order the fields appear. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What has to be corrected before a form can be sent, in the words given; a feature typed but not added would be lost. */
export function findErrors(
  fields: readonly FormField[],
  answers: Answers,
  words: FormWords['errors'],
): FieldErrors {
  const { pending } = answers;
  const errors = fields.map((field) => [field.name, errorOf(field, answers, words)]);
  return Object.fromEntries([
    ...(pending ? [[PENDING_FIELD, fill(words.pending, { text: pending })]] : []),
    ...errors.filter(([, error]) => error),
  ]) as FieldErrors;
}

function errorOf({ name, kind, required }: FormField, answers: Answers, words: FormWords['errors']) {
  const texts: Readonly<Record<string, string>> = { ...answers.others, ...textsOf(answers) };
  const text = texts[name] ?? '';
  if (!text) return required;
  if (kind === 'email' && !EMAIL.test(text)) return words.email;
  const [count, most] = [groupThousands(text.length), groupThousands(MAX_MESSAGE_LENGTH)];
  return text.length > MAX_MESSAGE_LENGTH ? fill(words.message, { count, most }) : undefined;
}

function textsOf({ name, email, company, message }: Answers) {
  return { name, email, company, message };
}

// The grammar browsers apply to <input type="email">, so that nothing they would accept is refused here.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
