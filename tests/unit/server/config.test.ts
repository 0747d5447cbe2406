import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { publicToken } from '@/lib/rules/lead/mailer';
import { readConfig } from '@/server/config';

const RELAY = { SMTP_URL: 'smtps://compte%40trame.example:se,cret@smtp.example', MAIL_TO: 'a@trame.example' };

test('without any variable, everything has a sensible value', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toEqual({
    host: '127.0.0.1',
    port: 3000,
    outDir: resolve('out'),
    mailDir: resolve('mail'),
    token: publicToken(),
    rateLimit: 30,
    allowedOrigins: [site.origin],
    trustedProxies: [],
    keepDays: 0,
    acknowledges: false,
    alertUrl: undefined,
    from: `site@${new URL(site.origin).hostname}`,
    to: [site.email],
    mailboxPasswordHash: undefined,
    relay: undefined,
  });
});

test('every variable is heard', () => {
  const env = {
    ...RELAY,
    PORT: '0',
    HOST: '0.0.0.0',
    OUT_DIR: '/srv/site',
    MAIL_DIR: '/srv/mail',
    MAILER_TOKEN: 'Token autre',
    MAILER_RATE_LIMIT: '0',
    MAILER_ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/',
    SITE_URL: 'https://trame.example/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    MAIL_KEEP_DAYS: '90',
    MAIL_ACKNOWLEDGE: '1',
    ALERT_WEBHOOK_URL: 'https://chat.example/x',
    MAIL_TO: 'a@trame.example,b@trame.example',
    MAILBOX_PASSWORD_HASH: `scrypt.32768.${'a'.repeat(22)}.${'b'.repeat(43)}`,
  };
  const [heard, silent] = [readConfig(env), readConfig({})];
  expect(heard).toMatchObject({
    allowedOrigins: ['https://trame.example', 'https://a.example', 'http://b.example:8080'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    to: ['a@trame.example', 'b@trame.example'],
    relay: { smtpUrl: RELAY.SMTP_URL, recipients: ['a@trame.example', 'b@trame.example'] },
  });
  const unheard = Object.entries(heard).filter(
    ([name, value]) => value === silent[name as keyof typeof silent],
  );
  expect(unheard).toEqual([]);
});

test('the sender is the given one, else the account of the relay, else an address of the site', () => {
  const from = (env: Record<string, string>) =>
    readConfig({ SITE_URL: 'https://trame.example', ...env }).from;
  expect(from({ ...RELAY, MAIL_FROM: 'contact@trame.example' })).toBe('contact@trame.example');
  expect(from(RELAY)).toBe('compte@trame.example');
  for (const user of ['cle-api', '%ff'])
    expect(from({ ...RELAY, SMTP_URL: `smtp://${user}:secret@smtp.example` })).toBe('site@trame.example');
});

test('a value that cannot work is refused in French, by its name, without what is secret', () => {
  const wrong: Record<string, string[]> = {
    PORT: ['70000', '-1', 'http'],
    MAILER_RATE_LIMIT: ['1.5', 'beaucoup'],
    SITE_URL: ['trame.example', 'https://trame.example/site', 'https://a:b@trame.example'],
    MAILER_ALLOWED_ORIGINS: ['*', 'https://a.example,https://b.example/page'],
    MAIL_TO: ['atelier'],
    MAIL_FROM: ['Atelier <a@trame.example>'],
    SMTP_URL: ['https://smtp.example', 'smtp://', 'ftp://a:secret@b', 'smtp://a:secret@b'],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8'],
    ALERT_WEBHOOK_URL: ['chat.example'],
    MAILBOX_PASSWORD_HASH: ['secret'],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) {
      // The last of SMTP_URL is right, and wants somebody to write to.
      const named = value === 'smtp://a:secret@b' ? 'MAIL_TO' : name;
      expect(() => readConfig({ [name]: value }), `${name}=${value}`).toThrow(
        new RegExp(`^${named} : (?!.*secret@b).+\\.$`),
      );
    }
});
