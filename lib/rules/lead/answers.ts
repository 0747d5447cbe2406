import type { FormField, FormWords } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { asTyped } from '@/lib/rules/french-text';
import { groupThousands } from '@/lib/rules/numbers';
import { MAX_MESSAGE_LENGTH, oneLine } from './contract';
import { valuesOf, type Pairs } from './form-pairs';

/** Name of the hidden input that says which form it is. */
export const FORM_FIELD = 'formulaire';

/** What a person leaves empty in a form posted without scripts; no other form has it. */
export const TRAP_FIELD = 'laissez-vide';

/** What every form knows by name: the mailer's own fields are made of these. */
const TEXTS = ['name', 'email', 'company', 'message'] as const;

type Texts = Record<(typeof TEXTS)[number], string>;

/** What every form knows of its visitor, trimmed, empty where the form does not ask it; and all that stands in it, by fields' names. */
export type Answers = Texts & { pairs: Pairs };

/** Reads what a form holds or posts. Never throws. */
export function answersOf(pairs: Pairs): Answers {
  return { ...(Object.fromEntries(TEXTS.map((name) => [name, textIn(pairs, name)])) as Texts), pairs };
}

/** What stands in a field, trimmed; empty without it. */
export function textIn(pairs: Pairs, name: string): string {
  return (valuesOf(pairs, name)[0] ?? '').trim();
}

const isKnown = (name: string): name is keyof Texts => TEXTS.some((known) => known === name);

/** What a form asks besides what every form knows, a line each: `Label : text`; nothing of what was left empty. */
export function otherLines(fields: readonly FormField[], { pairs }: Answers): string[] {
  return fields.flatMap(({ name, label }) => {
    const text = isKnown(name) ? '' : oneLine(textIn(pairs, name));
    return text ? [`${asTyped(label)} : ${text}`] : [];
  });
}

/** The text of a message: what its form asks besides the words, a line each, then the words. */
export function composeMessage(fields: readonly FormField[], answers: Answers): string {
  return [otherLines(fields, answers).join('\n'), answers.message].filter(Boolean).join('\n\n');
}

/** Error messages by field name, in the order the fields appear. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What has to be corrected before a form can be sent, in the words given. */
export function findErrors(fields: readonly FormField[], answers: Answers, words: FormWords['errors']) {
  const errors = fields.map((field) => [field.name, errorOf(field, answers, words)]);
  return Object.fromEntries(errors.filter(([, error]) => error)) as FieldErrors;
}

function errorOf({ name, kind, required }: FormField, answers: Answers, words: FormWords['errors']) {
  const text = isKnown(name) ? answers[name] : textIn(answers.pairs, name);
  if (!text) return required;
  if (kind === 'email' && !EMAIL.test(text)) return words.email;
  if (kind === 'url' && !ADDRESS.test(text)) return words.url;
  const [count, most] = [groupThousands(text.length), groupThousands(MAX_MESSAGE_LENGTH)];
  return text.length > MAX_MESSAGE_LENGTH ? fill(words.message, { count, most }) : undefined;
}

// The grammar browsers apply to <input type="email">, so that nothing they would accept is refused here but what is longer
// than any mailbox's address, as the mailer refuses it.
// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const EMAIL =
  /^(?=.{3,254}$)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** What is none is refused by browsers too, in a field for an address. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\S+$/i;
