import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { MAIL_DIR } from './host';

export type ReceivedMessage = {
  subject: string;
  /** Name the mail comes from, and where an answer goes. */
  from: string | undefined;
  replyTo: { name: string; address: string | undefined };
  /** What the mail says, to the letter of what was composed. */
  message: string;
};

/** The messages the mailer has on disk from a visitor, each of whom has an address of their own. */
async function messagesFrom(email: string): Promise<ReceivedMessage[]> {
  const folder = join(MAIL_DIR, 'new');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return Promise.all(mails.filter((mail) => mail.includes(email)).map(readMessage));
}

/** The only message from a visitor; none or several is an error. */
export async function onlyMessageFrom(email: string): Promise<ReceivedMessage> {
  const [message, ...others] = await messagesFrom(email);
  if (!message || others.length > 0) {
    throw new Error(`${email}: ${message ? others.length + 1 : 'no'} message(s) on disk instead of one`);
  }
  return message;
}

async function readMessage(mail: Buffer): Promise<ReceivedMessage> {
  const { subject = '', from, replyTo, text = '' } = await PostalMime.parse(mail);
  const answerTo = replyTo?.[0];
  return {
    subject,
    from: from?.name,
    replyTo: { name: answerTo?.name ?? '', address: answerTo?.address },
    message: text.replace(/\r\n/g, '\n').replace(/\n$/, ''),
  };
}
