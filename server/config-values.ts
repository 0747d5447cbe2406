import { isIP } from 'node:net';
import { isEmailAddress } from './mailer/email-address';

/** A variable the server cannot start with; the message is in French and names it. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} : ${problem}.`);
    this.name = 'ConfigError';
  }
}

type IntegerLimits = { fallback: number; max: number };

/** A whole number between 0 and `max`. @throws ConfigError otherwise. */
export function readInteger(
  name: string,
  value: string | undefined,
  { fallback, max }: IntegerLimits,
): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number <= max) return number;
  throw new ConfigError(name, `« ${value} » n’est pas un nombre entier entre 0 et ${max}`);
}

/** An origin such as `https://exemple.com`, without its trailing slash. @throws ConfigError for anything else. */
export function readOrigin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username) return url.origin;
  throw new ConfigError(name, `« ${value} » n’est pas une origine comme https://exemple.com`);
}

/** Comma-separated origins. @throws ConfigError when one is not an origin. */
export function readOrigins(name: string, value: string | undefined): string[] {
  return splitList(value).map((item) => readOrigin(name, item));
}

/** Comma-separated e-mail addresses, bare. @throws ConfigError when one is not an address. */
export function readAddresses(name: string, value: string | undefined): string[] {
  const addresses = splitList(value);
  const wrong = addresses.find((address) => !isEmailAddress(address));
  if (wrong === undefined) return addresses;
  throw new ConfigError(name, `« ${wrong} » n’est pas une adresse e-mail`);
}

/** A web address. @throws ConfigError otherwise. */
export function readUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value))) return value;
  throw new ConfigError(name, 'ce n’est pas une adresse comme https://exemple.com/alerte');
}

/** Comma-separated IP addresses and networks. @throws ConfigError when one is neither. */
export function readNetworks(name: string, value: string | undefined): string[] {
  const networks = splitList(value);
  const wrong = networks.find((network) => {
    const [address = '', bits = '0', ...rest] = network.split('/');
    const max = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return rest.length > 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > max;
  });
  if (wrong === undefined) return networks;
  throw new ConfigError(name, `« ${wrong} » n’est pas une adresse IP ni un réseau comme 10.0.0.0/8`);
}

/** The address of an SMTP service, with its credentials. @throws ConfigError, without repeating them. */
export function readSmtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (/^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname) return value;
  throw new ConfigError('SMTP_URL', 'l’adresse doit ressembler à smtps://compte:secret@smtp.exemple.com');
}

function splitList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
