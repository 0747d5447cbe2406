import { site } from '@/content/site';
import { siteOrigin } from '@/lib/build/seo/site-url';
import MailComposer from 'nodemailer/lib/mail-composer';
import { errorCode, log } from '../kit/log';
import { createRateLimit } from '../kit/rate-limit';
import { asciiAddress } from './email-address';
import { readEml } from './eml';
import type { Send } from './smtp-sender';

const MAX_A_MINUTE = 10;
const DAY_MS = 24 * 60 * 60_000;

/** Returns what tells a visitor that a message has arrived: a fixed text, so that nobody can write to another through it. */
export function createAcknowledgement(send: Send, from: string): (eml: Buffer) => Promise<void> {
  const minutes = createRateLimit(MAX_A_MINUTE);
  const days = createRateLimit(1, DAY_MS);

  return async (eml) => {
    try {
      const address = asciiAddress(readEml(eml).sender_email);
      if (address === undefined || days(address.toLowerCase()) > 0 || minutes('') > 0) return;
      const { kind } = await send(await compose(address, from), [address]);
      log(kind === 'sent' ? 'info' : 'warn', 'acknowledged', { outcome: kind });
    } catch (error) {
      log('error', 'acknowledgement-failed', { cause: errorCode(error) });
    }
  };
}

function compose(to: string, from: string): Promise<Buffer> {
  const text = [
    'Bonjour,',
    `Votre message à ${site.name} est bien arrivé. Nous vous répondrons à cette adresse.`,
    'Vous n’avez rien écrit ? Quelqu’un s’est trompé d’adresse : il n’y a rien à faire.',
    `${site.name}\n${siteOrigin()}`,
  ].join('\n\n');
  return new MailComposer({
    from: { name: site.name, address: from },
    replyTo: site.email,
    to,
    subject: `Votre message à ${site.name} est bien arrivé`,
    text,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
    .compile()
    .build();
}
