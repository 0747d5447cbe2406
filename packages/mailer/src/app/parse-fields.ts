import { MAX_JSON } from './read-body';
import { Refusal } from './refusal';

/** The longest that a field of one line may be, in UTF-16 units. */
export const MAX_LINE = 500;
const NAMES = ['sender_email', 'sender_name', 'organisation', 'sujet', 'message', 'noms'];

// No wider than a mailbox that one can answer, no narrower than what a browser's e-mail field lets through, dots anywhere
// before the @ included: international names pass, and nothing that has a meaning in a mail header does. Linear.
const PART = String.raw`[^\s\p{C}.@<>()[\],;:"\\]+`;
const ADDRESS = new RegExp(String.raw`^${PART.replace('.@', '@')}@${PART}(?:\.${PART})*$`, 'u');

export type MailFields = ReturnType<typeof parseFields>;

/**
 * The six fields of a parsed body, as they came but for broken UTF-16, about one of these subjects: whatever else stood in
 * the subject of a mail would be somebody else's word from the site's own address. @throws Refusal 422 that names the wrong one
 */
export function parseFields(body: unknown, subjects: readonly string[]) {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(422, 'fields-missing');
  const given = new Map<string, unknown>(Object.entries(body));
  const unknown = [...given.keys()].find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Refusal(422, 'field-unknown', unknown.slice(0, 100));
  const line = (name: string) => parseText(name, given.get(name));
  const [sender_email, sender_name] = [line('sender_email'), line('sender_name')];
  if (!isEmailAddress(sender_email)) throw new Refusal(422, 'email-invalid', 'sender_email');
  const [organisation, sujet] = [line('organisation'), line('sujet')];
  if (!subjects.includes(sujet)) throw new Refusal(422, 'field-invalid', 'sujet');
  const message = parseText('message', given.get('message'), Infinity);
  const names = given.get('noms');
  if (!Array.isArray(names) || names.length < 1 || names.length > 10)
    throw new Refusal(422, 'field-invalid', 'noms');
  const noms = names.map((one) => parseText('noms', one));
  return { sender_email, sender_name, organisation, sujet, message, noms };
}

/** Whether the text looks like one bare e-mail address, safe to put in a header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

function parseText(name: string, value: unknown, maxUnits = MAX_LINE): string {
  if (value === undefined) throw new Refusal(422, 'field-missing', name);
  if (typeof value !== 'string') throw new Refusal(422, 'field-invalid', name);
  if (value.length > maxUnits || Buffer.byteLength(value) > MAX_JSON)
    throw new Refusal(422, 'too-long', name);
  return Buffer.from(value).toString();
}
