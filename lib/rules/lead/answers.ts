import type { FormWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { groupThousands } from '@/lib/rules/format-price';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH, type Subject } from './contract';

/** What is written in either form. */
const TEXTS = ['name', 'email', 'company', 'message'] as const;

type Texts = Record<(typeof TEXTS)[number], string>;

/** Names of the inputs that hold what is chosen: ticked boxes, and features in the visitor's own words. */
export const CHOSEN = 'choix';
export const CUSTOM = 'sur-mesure';

/** Names of the inputs of both forms, which are also what a form posts without scripts. */
export const FIELDS = {
  name: 'name',
  email: 'email',
  company: 'company',
  message: 'message',
  /** Which form it is: one of `FORM_NAMES`, in a hidden input. */
  form: 'formulaire',
  /** One for each ticked box: the id of a feature. */
  features: CHOSEN,
  /** Features in the visitor's own words, one a line. */
  custom: CUSTOM,
  /** One that is typed but not added yet. */
  pending: 'custom',
} as const;

/** Begins the name of an input that asks for something more; its label follows. */
export const MORE = 'plus:';

/** What the hidden input of each form says. */
export const FORM_NAMES = { contact: 'contact', quote: 'devis' } as const satisfies Record<Subject, string>;

/** The form that posted; undefined when it is none of ours. */
export function subjectOf(pairs: Iterable<readonly [string, string]>): Subject | undefined {
  const name = new Map(pairs).get(FIELDS.form);
  return (['contact', 'quote'] as const).find((subject) => FORM_NAMES[subject] === name);
}

/** The most features of the visitor's own that a quote holds. */
export const MAX_CUSTOM_FEATURES = 50;

/** All that a visitor has written and chosen in a form, trimmed; what the form does not have is empty. */
export type Answers = Texts & {
  /** What is said more, a line for each field that is not empty: `Label : text`. */
  more: readonly string[];
  /** Ids of the ticked features, in page order. */
  featureIds: readonly string[];
  customFeatures: readonly string[];
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
    more: list.flatMap(([name, value]) => {
      const text = oneLine(value);
      return name.startsWith(MORE) && text ? `${oneLine(name.slice(MORE.length))} : ${text}` : [];
    }),
    featureIds: all(FIELDS.features),
    customFeatures: customFeaturesOf(all(FIELDS.custom)),
    pending: one(FIELDS.pending),
  };
}

/** The same answers with the typed feature added: what they mean where no script could add it. */
export function settlePending(answers: Answers): Answers {
  const { customFeatures, pending } = answers;
  return { ...answers, customFeatures: customFeaturesOf([...customFeatures, pending]), pending: '' };
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
export type FieldErrors = Partial<Record<'custom' | 'name' | 'email' | 'message', string>>;

/** What has to be corrected before a form can be sent, in the words given; a feature typed but not added would be lost. */
export function findErrors(
  subject: Subject,
  { name, email, message, pending }: Answers,
  words: FormWords['errors'],
): FieldErrors {
  const [count, most] = [groupThousands(message.length), groupThousands(MAX_MESSAGE_LENGTH)];
  return {
    ...(pending && { custom: fill(words.pending, { text: pending }) }),
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
