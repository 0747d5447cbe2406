import { site } from '@/content/site';
import type { MailFields } from '../mailer/parse-fields';
import { writeLead, type Letter } from '../mailer/write-lead';

/** An accepted message, as the queue keeps it. */
export type QueuedMail = { id: string; fields: MailFields };

/** How mails leave: by which service, under which key, from whom and to whom; `url` in place of the service's own. */
export type Delivery = { provider: string; key: string; from: string; to: string[]; url?: string };

type Provider = {
  url: string;
  headers: (key: string, id: string) => Record<string, string>;
  body: (mail: Letter & { from: Address; to: string[] }, id: string) => object;
};

type Address = { name: string; address: string };

/** The services whose HTTP API is known here. A queue may hand a message over twice: its identifier goes along. */
const providers: Readonly<Record<string, Provider>> = {
  // https://resend.com/docs/api-reference/emails/send-email
  resend: {
    url: 'https://api.resend.com/emails',
    headers: (key, id) => ({ Authorization: `Bearer ${key}`, 'Idempotency-Key': id }),
    body: ({ from, to, replyTo, ...letter }) => ({
      from: named(from),
      to,
      reply_to: replyTo && named(replyTo),
      ...letter,
    }),
  },
  // https://developers.brevo.com/reference/sendtransacemail
  brevo: {
    url: 'https://api.brevo.com/v3/smtp/email',
    headers: (key) => ({ 'api-key': key }),
    body: ({ from, to, replyTo, subject, text, html }, id) => ({
      sender: { name: from.name, email: from.address },
      to: to.map((email) => ({ email })),
      replyTo: replyTo && { name: replyTo.name, email: replyTo.address },
      subject,
      textContent: text,
      htmlContent: html,
      headers: { idempotencyKey: id },
    }),
  },
};

/** Hands one message to the service. @throws when it was not taken, with what was answered. */
export async function deliver({ id, fields }: QueuedMail, delivery: Delivery): Promise<void> {
  const provider = providers[delivery.provider];
  if (!provider) throw new Error(`MAIL_PROVIDER: ${Object.keys(providers).join(', ')}`);
  const from = { name: site.mailer.senderName, address: delivery.from };
  const mail = { ...writeLead(fields), from, to: delivery.to };
  const response = await fetch(delivery.url ?? provider.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...provider.headers(delivery.key, id) },
    body: JSON.stringify(provider.body(mail, id)),
  });
  if (!response.ok) throw new Error(`${response.status} ${(await response.text()).slice(0, 300)}`);
}

/** Without what has a meaning beside an address. */
function named({ name, address }: Address): string {
  return `${name.replace(/[\s"<>()[\]:;@\\,]+/g, ' ').trim() || address} <${address}>`;
}
