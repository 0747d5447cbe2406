import type { Currency, FormField, FormWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/group-thousands';
import { CURRENCIES } from '@/lib/rules/quote/currencies';
import * as quote from '@/lib/rules/quote/fields';
import type { QuoteSelection } from '@/lib/rules/quote/price';
import { MAX_MESSAGE_LENGTH } from './contract';
import { valuesOf, type Pairs } from './form-pairs';
import { oneLine } from './one-line';

/** Name of the hidden input that says which form it is. */
export const FORM_FIELD = 'formulaire';

/** What a person leaves empty in a form posted without scripts; no other form has it. */
export const TRAP_FIELD = 'laissez-vide';

/** What every form knows by name: the mailer's own fields are made of these. */
const TEXTS = ['name', 'email', 'company', 'message'] as const;

/** Names that a form posts besides its own fields: no field has one. */
export const RESERVED_FIELDS = [FORM_FIELD, TRAP_FIELD, quote.PENDING_FIELD, ...quote.CHOICE_FIELDS];
const OF_NO_OTHER = [...TEXTS, ...RESERVED_FIELDS];

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

/** Reads what a form holds or posts. Never throws. */
export function answersOf(pairs: Pairs): Answers {
  const one = (name: string) => (valuesOf(pairs, name)[0] ?? '').trim();
  const others = pairs.filter(([name]) => !OF_NO_OTHER.includes(name));
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, one(name)])) as Record<(typeof TEXTS)[number], string>),
    others: Object.fromEntries(others.map(([name, value]) => [name, oneLine(value)])),
    featureIds: valuesOf(pairs, quote.FEATURES_FIELD),
    customFeatures: quote.customFeaturesOf(valuesOf(pairs, quote.CUSTOM_FEATURES_FIELD)),
    pending: one(quote.PENDING_FIELD),
    currency: CURRENCIES.find((known) => known === one(quote.CURRENCY_FIELD)) ?? null,
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
    ...(pending ? [[quote.PENDING_FIELD, fill(words.pending, { text: pending })]] : []),
    ...errors.filter(([, error]) => error),
  ]) as FieldErrors;
}

function errorOf({ name, kind, required }: FormField, answers: Answers, words: FormWords['errors']) {
  const text = answers.others[name] ?? answers[name as 'name'] ?? '';
  if (!text) return required;
  if (kind === 'email' && !EMAIL.test(text)) return words.email;
  const [count, most] = [groupThousands(text.length), groupThousands(MAX_MESSAGE_LENGTH)];
  return text.length > MAX_MESSAGE_LENGTH ? fill(words.message, { count, most }) : undefined;
}

// The grammar browsers apply to <input type="email">, so that nothing they would accept is refused here.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
