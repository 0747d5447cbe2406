import { readEml } from '../mailer/eml';
import { parseMessageId } from '../mailer/message-id';
import { readLead, type Lead } from '../mailer/read-lead';
import { writeLead } from '../mailer/write-lead';
import type { Spool, State } from '../mailer/spool';

/** A message as the mailbox shows it. */
export type Message = { id: string; state: State; date: Date; subject: string; text: string; lead: Lead };

/** One message, wherever it lies; `undefined` where it is no more, or is none of this mailer's. */
export async function readMessage(spool: Spool, id: string, known?: State): Promise<Message | undefined> {
  const date = parseMessageId(id)?.date;
  const state = date && (known ?? spool.find(id));
  if (!state) return undefined;
  try {
    const fields = readEml(await spool.read(state, id));
    const { subject, text } = writeLead(fields);
    return { id, state, date, subject, text, lead: readLead(fields) };
  } catch {
    return undefined;
  }
}

/** Identifiers of the messages in some states, newest first. */
export async function listMessages(spool: Spool, states: readonly State[]) {
  const lists = states.map(async (state) => (await spool.list(state)).map((id) => [id, state] as const));
  return (await Promise.all(lists)).flat().sort(([a], [b]) => (a < b ? 1 : -1));
}

/** All those messages as a table that French spreadsheets open: semicolons, and no cell that they would compute. */
export async function writeCsv(spool: Spool, states: readonly State[]): Promise<string> {
  const rows = [['Date', 'État', 'Objet', 'Nom', 'E-mail', 'Entreprise', 'Total ($)', 'Message']];
  for (const [id, state] of await listMessages(spool, states)) {
    const message = await readMessage(spool, id, state);
    if (!message) continue;
    const { name, email, company = '', quote, message: words } = message.lead;
    const total = quote ? String(quote.totalUsd) : '';
    rows.push([message.date.toISOString(), state, message.subject, name, email, company, total, words]);
  }
  return `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  return `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
}
