import type { FormWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/format-price';
import type { QuoteSelection } from '@/lib/rules/quote/price';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH, type Subject } from './contract';

/** What is written in either form. */
const TEXTS = ['name', 'email', 'company', 'message'] as const;

type Texts = Record<(typeof TEXTS)[number], string>;

/** Name of the hidden input that says which form it is: one of `FORM_NAMES`. */
export const FORM_FIELD = 'formulaire';

/** What a person leaves empty in a form posted without scripts; no other form has it. */
export const TRAP_FIELD = 'laissez-vide';

/** Name of the boxes of the catalogue, and of the features in the visitor's own words, one a line. */
export const FEATURES_FIELD = 'choix';
export const CUSTOM_FEATURES_FIELD = 'sur-mesure';

/** The offer that a message is about. */
export const OFFER_FIELD = 'offre';

/** The fields of what is chosen rather than written. */
export const CHOICE_FIELDS = [FEATURES_FIELD, CUSTOM_FEATURES_FIELD];

/** A feature that is typed but not added to the others yet. */
export const PENDING_FIELD = 'a-ajouter';

/** The currency that prices are read in, which changes nothing of what is sent. */
export const CURRENCY_FIELD = 'monnaie';

const KNOWN_FIELDS: readonly string[] = [
  ...TEXTS,
  ...CHOICE_FIELDS,
  ...[FORM_FIELD, OFFER_FIELD, PENDING_FIELD, CURRENCY_FIELD],
];

/** What the hidden input of each form says. */
export const FORM_NAMES = { contact: 'contact', quote: 'devis' } as const satisfies Record<Subject, string>;

/** The most features of the visitor's own that a quote holds. */
export const MAX_CUSTOM_FEATURES = 50;

/** All that a visitor has written and chosen in a form, trimmed; what the form does not have is empty. */
export type Answers = Texts &
  QuoteSelection & {
    /** The offer that it is about, in words. */
    offer: string;
    /** What is said more, a line for each field that is not empty: `Label : text`; such a field is named by its label. */
    more: readonly string[];
    /** A feature typed but not added to the others yet. */
    pending: string;
  };

/** Reads what a form holds or posts: names and values, as `URLSearchParams` lists them. Never throws. */
export function answersOf(pairs: Iterable<readonly [string, string]>): Answers {
  const list = [...pairs];
  const all = (name: string) => list.flatMap(([key, value]) => (key === name ? [value] : []));
  const one = (name: string) => (all(name)[0] ?? '').trim();
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, one(name)])) as Texts),
    offer: oneLine(one(OFFER_FIELD)),
    more: list.flatMap(([name, value]) => {
      const text = oneLine(value);
      return !KNOWN_FIELDS.includes(name) && text ? `${oneLine(name)} : ${text}` : [];
    }),
    featureIds: all(FEATURES_FIELD),
    customFeatures: customFeaturesOf(all(CUSTOM_FEATURES_FIELD)),
    pending: one(PENDING_FIELD),
  };
}

/** Control and format characters. */
const LINES = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function oneLine(text: string): string {
  return text.slice(0, MAX_LINE_LENGTH).replace(LINES, ' ').trim();
}

/** Features in the visitor's own words, one a line, within limits, without what could write lines of its own into a message. */
export function customFeaturesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/\r?\n/))
    .slice(0, 10 * MAX_CUSTOM_FEATURES)
    .map(oneLine)
    .filter((text) => text !== '')
    .slice(0, MAX_CUSTOM_FEATURES);
}

/** Error messages by field name, in the order the fields appear. */
export type FieldErrors = Partial<Record<typeof PENDING_FIELD | 'name' | 'email' | 'message', string>>;

/** What has to be corrected before a form can be sent, in the words given; a feature typed but not added would be lost. */
export function findErrors(
  subject: Subject,
  { name, email, message, pending }: Answers,
  words: FormWords['errors'],
): FieldErrors {
  const [count, most] = [groupThousands(message.length), groupThousands(MAX_MESSAGE_LENGTH)];
  return {
    ...(pending && { [PENDING_FIELD]: fill(words.pending, { text: pending }) }),
    ...(!name && { name: words.name }),
    ...(!EMAIL.test(email) && { email: email ? words.email : words.noEmail }),
    ...(message.length > MAX_MESSAGE_LENGTH && { message: fill(words.message, { count, most }) }),
    ...(!message && subject === 'contact' && { message: words.noMessage }),
  };
}

// The grammar browsers apply to <input type="email">, so that nothing they would accept is refused here.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
