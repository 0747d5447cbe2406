import type { Settings } from '../settings';
import { isEmailAddress, MAX_LINE, parseFields, type MailFields } from './parse-fields';
import { Refusal } from './refusal';

/** A form as its visitor sent it, without scripts: `text` lists all of it, one `Label : value` a line. */
export type FormPost = ReturnType<typeof readForm>;

/** What an urlencoded body holds, in its order; blank fields are left out. Nothing is looked up but labels and the trap. */
export function readForm(body: string, { labels, trap = '' }: Pick<Settings, 'labels' | 'trap'>) {
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const lines = fields.get(name) ?? [];
    if (value.trim() !== '') for (const line of value.trim().split(/\r\n?|\n/)) lines.push(line);
    if (lines.length > 0) fields.set(name, lines);
  }
  const listed = [...fields].filter(([name]) => name !== 'formulaire');
  const labelOf = (name: string) => labels.get(name) ?? name.replace(/\s+/g, ' ');
  const text = listed.map(([name, lines]) => `${labelOf(name)} :${list(lines)}`);
  const first = (name: string) => fields.get(name)?.[0] ?? '';
  const visitor = { name: first('name'), email: first('email'), company: first('company') };
  return { form: first('formulaire'), ...visitor, text: text.join('\n'), isTrapped: fields.has(trap) };
}

/** Several lines stand apart from the labels: no value passes for a line of its own. */
function list(lines: readonly string[]): string {
  return lines.length === 1 ? ` ${lines[0]}` : lines.map((line) => `\n${line && `  ${line}`}`).join('');
}

/** The six fields of a form. @throws Refusal that says what there is to correct. */
export function fieldsOfForm({ form, name, email, company, text }: FormPost, settings: Settings): MailFields {
  const sujet = settings.forms.get(form);
  if (sujet === undefined) throw new Refusal(422, 'form-unknown');
  if (name === '' || !isEmailAddress(email)) throw new Refusal(422, 'form-incomplete');
  const [long] = Object.entries({ name, company }).find(([, text]) => text.length > MAX_LINE) ?? [];
  if (long) throw new Refusal(422, 'line-too-long', long);
  const organisation = company || settings.unspecified;
  const sender = { sender_email: email, sender_name: settings.senderName };
  return parseFields({ ...sender, organisation, sujet, message: text, noms: [name, name] }, [sujet]);
}
