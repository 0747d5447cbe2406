import { resolve } from 'node:path';
import { site } from '@/content/site';
import { publicToken } from '@/lib/mailer/config';
import {
  ConfigError,
  readAddresses,
  readInteger,
  readOrigin,
  readOrigins,
  readSmtpUrl,
} from './config-values';
import { decodeText } from './decode-text';
import { isEmailAddress } from './mailer/email-address';

export type RelayConfig = { smtpUrl: string; recipients: string[] };

export type Config = {
  host: string;
  port: number;
  outDir: string;
  mailDir: string;
  /** What the `Authorization` header must equal, verbatim. */
  token: string;
  /** Requests a minute and address; 0 lifts the limit. */
  rateLimit: number;
  /** Origins allowed besides the one the request is addressed to. */
  allowedOrigins: string[];
  /** Address the mails come from, and the one they go to. */
  from: string;
  to: string[];
  /** Absent: messages stay in the spool, which is then the mailbox. */
  relay: RelayConfig | undefined;
};

type Environment = Record<string, string | undefined>;

/**
 * The whole configuration, from environment variables; an empty variable counts as absent.
 * @throws ConfigError with a message in French that names the variable.
 */
export function readConfig(env: Environment): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  const smtpUrl = readSmtpUrl(value('SMTP_URL'));
  const recipients = readAddresses('MAIL_TO', value('MAIL_TO'));
  if (smtpUrl && recipients.length === 0) {
    throw new ConfigError(
      'MAIL_TO',
      'indiquez l’adresse qui reçoit les messages, puisque SMTP_URL est défini',
    );
  }
  const origin = readOrigin('SITE_URL', value('SITE_URL') ?? site.origin);
  const from = readAddresses('MAIL_FROM', value('MAIL_FROM'))[0] ?? defaultSender(smtpUrl, origin);

  return {
    host: value('HOST') ?? '127.0.0.1',
    port: readInteger('PORT', value('PORT'), { fallback: 3000, max: 65_535 }),
    outDir: resolve(value('OUT_DIR') ?? 'out'),
    mailDir: resolve(value('MAIL_DIR') ?? 'mail'),
    token: value('MAILER_TOKEN') ?? publicToken(),
    rateLimit: readInteger('MAILER_RATE_LIMIT', value('MAILER_RATE_LIMIT'), { fallback: 30, max: 1_000_000 }),
    allowedOrigins: [origin, ...readOrigins('MAILER_ALLOWED_ORIGINS', value('MAILER_ALLOWED_ORIGINS'))],
    from,
    to: recipients.length > 0 ? recipients : [site.email],
    relay: smtpUrl ? { smtpUrl, recipients } : undefined,
  };
}

/** Most relays accept only the authenticated account as sender, hence the user of `SMTP_URL` when it is an address. */
function defaultSender(smtpUrl: string | undefined, origin: string): string {
  const user = smtpUrl ? decodeText(new URL(smtpUrl).username) : undefined;
  return user && isEmailAddress(user) ? user : `site@${new URL(origin).hostname}`;
}
