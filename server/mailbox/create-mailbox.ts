import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readEml } from '../mailer/eml-fields';
import { parseMessageId } from '../mailer/message-id';
import type { MailFields } from '../mailer/parse-fields';
import type { Spool } from '../mailer/spool';
import { mailboxHtml, mailboxStyle, type MailboxRow } from './mailbox-html';
import { createMailboxKey } from './mailbox-key';

const MAX_ROWS = 200;
const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
const headers = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** A page that lists the messages of a spool without relay, for whoever has the address with its key. */
export function createMailbox(spool: Spool) {
  const { key, opens } = createMailboxKey();
  const address = (path: string) => `${path}?cle=${key}`;

  async function list(): Promise<string> {
    const ids = (await spool.list('new')).reverse();
    const rows = await Promise.all(ids.slice(0, MAX_ROWS).map(readRow));
    return mailboxHtml(
      rows.flatMap((row) => row ?? []),
      ids.length,
      (id) => address(`/mail/${id}`),
    );
  }

  async function readRow(id: string): Promise<MailboxRow | undefined> {
    const date = parseMessageId(id)?.date;
    const fields = await readMessage(id);
    if (!date || !fields) return undefined;
    const { sujet, noms, sender_email, organisation } = fields;
    return { id, date, subject: sujet, name: noms[0] ?? '', email: sender_email, organisation };
  }

  /** `undefined` for a mail that is not there (any more) or not one of this mailer's. */
  async function readMessage(id: string): Promise<MailFields | undefined> {
    if (!parseMessageId(id)) return undefined;
    return spool
      .read('new', id)
      .then(readEml)
      .catch(() => undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: 'html' | 'plain', body: string) =>
      response.writeHead(status, { ...headers, 'Content-Type': `text/${type}; charset=utf-8` }).end(body);

    if (!opens(url.searchParams.get('cle'))) {
      send(403, 'plain', 'Ouvrez cette page par l’adresse complète affichée au démarrage du serveur.\n');
      return;
    }
    const id = /^\/mail\/([^/]+)$/.exec(url.pathname)?.[1];
    if (id === undefined) {
      send(200, 'html', await list());
      return;
    }
    const fields = await readMessage(id);
    if (fields) send(200, 'plain', messageText(fields));
    else send(404, 'plain', 'Ce message n’existe pas.\n');
  }

  return { answer, path: address('/mail') };
}

function messageText({ sujet, noms, sender_email, sender_name, organisation, message }: MailFields): string {
  return [
    `Sujet : ${sujet}`,
    `Nom : ${noms.join(', ')}`,
    `E-mail : ${sender_email}`,
    `Organisation : ${organisation}`,
    `Envoyé par : ${sender_name}`,
    '',
    message,
    '',
  ].join('\n');
}
