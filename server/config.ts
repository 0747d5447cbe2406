import { resolve } from 'node:path';
import { site } from '@/content/site';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { publicToken } from '@/lib/rules/lead/mailer';
import {
  ConfigError,
  readAddresses,
  readInteger,
  readNetworks,
  readUrl,
  readOrigin,
  readOrigins,
  readSmtpUrl,
} from './config-values';
import { decodeText } from './kit/decode-text';
import { isPasswordHash } from './mailbox/password';
import type { MailerSettings } from './mailer/create-mailer';
import type { AlertConfig } from './health/start-alerts';
import { isEmailAddress } from './mailer/email-address';

export type RelayConfig = { smtpUrl: string; recipients: string[] };

export type Config = MailerSettings & {
  host: string;
  port: number;
  outDir: string;
  mailDir: string;
  /** Addresses and networks of proxies in front of the host, besides those of this machine. */
  trustedProxies: string[];
  /** Days after which what was sent or handled is removed; 0 keeps it. */
  keepDays: number;
  /** Whether a visitor is told by mail that the message has left. */
  acknowledges: boolean;
  alerts: AlertConfig;
  /** Opens the page of the messages to whoever knows the password. */
  mailboxPasswordHash: string | undefined;
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
  const origin = readOrigin('SITE_URL', value('SITE_URL') ?? siteOrigin());
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
    trustedProxies: readNetworks('TRUSTED_PROXIES', value('TRUSTED_PROXIES')),
    keepDays: readInteger('MAIL_KEEP_DAYS', value('MAIL_KEEP_DAYS'), { fallback: 0, max: 36_500 }),
    acknowledges: value('MAIL_ACKNOWLEDGE') === '1',
    alerts: readAlerts(value, smtpUrl !== undefined),
    mailboxPasswordHash: readPasswordHash(value('MAILBOX_PASSWORD_HASH')),
    relay: smtpUrl ? { smtpUrl, recipients } : undefined,
  };
}

function readPasswordHash(value: string | undefined): string | undefined {
  if (value === undefined || isPasswordHash(value)) return value;
  throw new ConfigError('MAILBOX_PASSWORD_HASH', 'ce n’est pas une empreinte écrite par --mot-de-passe');
}

/** @throws ConfigError where the relay is to tell and there is none. */
function readAlerts(value: (name: string) => string | undefined, hasRelay: boolean): AlertConfig {
  const mailTo = readAddresses('ALERT_MAIL_TO', value('ALERT_MAIL_TO'));
  if (mailTo.length > 0 && !hasRelay) {
    throw new ConfigError('ALERT_MAIL_TO', 'indiquez aussi SMTP_URL, par où l’alerte part');
  }
  return { mailTo, webhookUrl: readUrl('ALERT_WEBHOOK_URL', value('ALERT_WEBHOOK_URL')) };
}

/** Most relays accept only the authenticated account as sender, hence the user of `SMTP_URL` when it is an address. */
function defaultSender(smtpUrl: string | undefined, origin: string): string {
  const user = smtpUrl ? decodeText(new URL(smtpUrl).username) : undefined;
  return user && isEmailAddress(user) ? user : `site@${new URL(origin).hostname}`;
}
