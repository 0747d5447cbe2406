import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { MAIL_DIR } from './host';

/** The messages the mailer has on disk from a visitor, each of whom has an address of their own. */
async function messagesFrom(email: string) {
  const folder = join(MAIL_DIR, 'new');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return Promise.all(mails.filter((mail) => mail.includes(email)).map(readMessage));
}

/** The only message from a visitor; none or several is an error. */
export async function onlyMessageFrom(email: string) {
  const [message, ...others] = await messagesFrom(email);
  if (!message || others.length > 0) {
    throw new Error(`${email}: ${message ? others.length + 1 : 'no'} message(s) on disk instead of one`);
  }
  return message;
}

/** Its subject, the name it comes from, where an answer goes, and what it says, to the letter of what was composed. */
async function readMessage(mail: Buffer) {
  const { subject = '', from, replyTo, text = '' } = await PostalMime.parse(mail);
  return {
    ...{ subject, from: from?.name, replyTo: replyTo?.[0] },
    message: text.replace(/\r\n/g, '\n').replace(/\n$/, ''),
  };
}
