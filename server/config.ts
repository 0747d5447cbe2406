import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { site } from '@/content/site';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { publicToken } from '@/lib/rules/lead/mailer';
import { isPasswordHash } from './mailbox/password';
import type { MailerSettings } from './mailer/create-mailer';
import { isEmailAddress } from './mailer/email-address';

/** A variable the server cannot start with; the message is in French and names it. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} : ${problem}.`);
  }
}

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
  /** Told, by a POST, of messages that wait too long. */
  alertUrl: string | undefined;
  /** Opens the page of the messages to whoever knows the password. */
  mailboxPasswordHash: string | undefined;
  /** Absent: messages stay in the spool, which is then the mailbox. */
  relay: { smtpUrl: string; recipients: string[] } | undefined;
};

/** The whole configuration, where an empty variable counts as absent. @throws ConfigError that names the variable, in French. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const value = (name: string) => env[name]?.trim() || undefined;

  type Rule = [isRight: (text: string) => boolean, wanted: string];
  function check(name: string, text: string, [isRight, wanted]: Rule): string {
    if (isRight(text)) return text;
    // Never repeated where it may hold a password.
    throw new ConfigError(name, `${name === 'SMTP_URL' ? 'la valeur' : `« ${text} »`} n’est pas ${wanted}`);
  }
  function one(name: string, ...rule: Rule): string | undefined {
    const text = value(name);
    return text === undefined ? undefined : check(name, text, rule);
  }
  /** The parts of a variable between commas. */
  function list(name: string, ...rule: Rule): string[] {
    const items = (value(name) ?? '').split(',').flatMap((item) => item.trim() || []);
    return items.map((item) => check(name, item, rule));
  }
  const addresses = (name: string) => list(name, isEmailAddress, 'une adresse e-mail');
  const origins = (name: string) =>
    list(name, isOrigin, 'une origine comme https://exemple.com').map((origin) => new URL(origin).origin);
  const number = (name: string, fallback: number, max: number) => {
    const isRight = (text: string) => /^\d+$/.test(text) && Number(text) <= max;
    return Number(one(name, isRight, `un nombre entier entre 0 et ${max}`) ?? fallback);
  };

  const smtpUrl = one('SMTP_URL', isSmtpUrl, 'une adresse comme smtps://compte:secret@smtp.exemple.com');
  const recipients = addresses('MAIL_TO');
  const missing = 'indiquez l’adresse qui reçoit les messages, puisque SMTP_URL est défini';
  if (smtpUrl && recipients.length === 0) throw new ConfigError('MAIL_TO', missing);
  const origin = origins('SITE_URL')[0] ?? siteOrigin();
  return {
    host: value('HOST') ?? '127.0.0.1',
    port: number('PORT', 3000, 65_535),
    outDir: resolve(value('OUT_DIR') ?? 'out'),
    mailDir: resolve(value('MAIL_DIR') ?? 'mail'),
    token: value('MAILER_TOKEN') ?? publicToken(),
    rateLimit: number('MAILER_RATE_LIMIT', 30, 1_000_000),
    allowedOrigins: [origin, ...origins('MAILER_ALLOWED_ORIGINS')],
    from: addresses('MAIL_FROM')[0] ?? defaultSender(smtpUrl, origin),
    to: recipients.length > 0 ? recipients : [site.email],
    trustedProxies: list('TRUSTED_PROXIES', isNetwork, 'une adresse IP ni un réseau comme 10.0.0.0/8'),
    keepDays: number('MAIL_KEEP_DAYS', 0, 36_500),
    acknowledges: value('MAIL_ACKNOWLEDGE') === '1',
    alertUrl: one('ALERT_WEBHOOK_URL', isWebAddress, 'une adresse comme https://exemple.com/alerte'),
    mailboxPasswordHash: one(
      'MAILBOX_PASSWORD_HASH',
      isPasswordHash,
      'une empreinte écrite par --mot-de-passe',
    ),
    relay: smtpUrl ? { smtpUrl, recipients } : undefined,
  };
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/`;
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return Number(bits) <= ({ 4: 32, 6: 128 }[isIP(address)] ?? -1);
}

/** Most relays accept only the authenticated account as sender, hence the user of `SMTP_URL` when it is an address. */
function defaultSender(smtpUrl: string | undefined, origin: string): string {
  const user = smtpUrl && parseConnectionUrl(smtpUrl).auth?.user;
  return user && isEmailAddress(user) ? user : `site@${new URL(origin).hostname}`;
}
