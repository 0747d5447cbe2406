import { MAILER_FIELDS, MAX_LINE_LENGTH, type MailerBody } from '@/lib/rules/lead/contract';
import { isEmailAddress } from './email-address';
import { MailError } from './mail-error';

/** The six fields of the contract, as any program may send them. */
export type MailFields = Omit<MailerBody, 'noms'> & { noms: string[] };

const MAX_NAMES = 10;

/** The six fields of a parsed body, as they came but for broken UTF-16. @throws MailError 422 that names the first wrong one. */
export function parseFields(body: unknown): MailFields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const wanted = `Le corps doit être un objet avec les champs ${MAILER_FIELDS.join(', ')}.`;
    throw new MailError(422, 'fields-missing', wanted);
  }
  const values = new Map<string, unknown>(Object.entries(body));
  const lineOf = (field: string) => line(values.get(field), field);
  const fields = {
    sender_email: lineOf('sender_email'),
    sender_name: lineOf('sender_name'),
    organisation: lineOf('organisation'),
    sujet: lineOf('sujet'),
    message: text(values.get('message'), 'message'),
    noms: names(values.get('noms')),
  };
  if (!isEmailAddress(fields.sender_email))
    throw refusal('sender_email', 'email-invalid', 'sender_email doit être une adresse e-mail.');
  const unknown = [...values.keys()].filter((key) => !MAILER_FIELDS.some((name) => name === key));
  if (unknown[0] !== undefined)
    throw refusal(unknown[0], 'field-unknown', `Champ inconnu : ${unknown.join(', ').slice(0, 200)}.`);
  return fields;
}

function names(list: unknown): string[] {
  if (Array.isArray(list) && list.length > 0 && list.length <= MAX_NAMES)
    return list.map((item: unknown) => line(item, 'noms'));
  throw refusal('noms', 'field-invalid', `noms doit être une liste de 1 à ${MAX_NAMES} textes.`);
}

function line(value: unknown, field: string): string {
  const said = text(value, field);
  if (said.length <= MAX_LINE_LENGTH) return said;
  throw refusal(field, 'field-too-long', `${field} dépasse ${MAX_LINE_LENGTH} caractères.`);
}

function text(value: unknown, field: string): string {
  if (value === undefined) throw refusal(field, 'field-missing', `Le champ ${field} manque.`);
  if (typeof value !== 'string') throw refusal(field, 'field-invalid', `${field} doit être un texte.`);
  return Buffer.from(value).toString();
}

function refusal(field: string, code: string, message: string): MailError {
  return new MailError(422, code, message, { field: field.slice(0, 100) });
}
