import { resolve } from 'node:path';
import proxyAddr from 'proxy-addr';
import { isEmailAddress } from './app/parse-fields';

/** Something the mailer cannot start with: where it stands and what it has to be, in one French line. */
export class ConfigError extends Error {}

/** Reads a value of a file, or a variable's text; throws where that is not what it has to be, in French. */
type Kind<Value> = { what: string; read: (value: unknown) => Value };

function textOf(what: string, isRight: (text: string) => unknown): Kind<string> {
  function read(value: unknown): string {
    if (typeof value === 'string' && isRight(value)) return value;
    throw new TypeError(what);
  }
  return { what, read };
}

const text = textOf('un texte', () => true);
const address = textOf('une adresse e-mail, sans nom devant', isEmailAddress);
const network = textOf('une adresse IP, ou un réseau comme 10.0.0.0/8', proxyAddr.compile);
const accountOf = (url: string) => decodeURIComponent(new URL(url).username);
const urlOf = (what: string, shape: RegExp) =>
  textOf(what, (url) => shape.test(url) && accountOf(url) !== undefined);
const origin = urlOf('une origine comme https://exemple.com', /^https?:\/\/[^/@?#]+$/);
const smtp = urlOf('une adresse comme smtps://compte:secret@service', /^smtps?:\/\/[^/]/);
const digits = textOf('un nombre entier entre 0 et 65535', (one) => /^\d{1,5}$/.test(one) && +one < 65_536);
const integer: Kind<number> = { what: digits.what, read: (value) => Number(digits.read(String(value))) };

/** A variable's have commas between them. */
function listOf({ what, read }: Kind<string>): Kind<string[]> {
  const split = (list: string) => list.split(',').flatMap((part) => part.trim() || []);
  return { what, read: (list) => (typeof list === 'string' ? split(list) : (list as unknown[])).map(read) };
}

const texts: Kind<ReadonlyMap<string, string>> = {
  what: 'des textes',
  read: (value) => new Map(Object.entries(Object(value)).map(([key, one]) => [key, text.read(one)])),
};

/** What may stand in `mailer.json`: its kind, its default, and the variable that wins over it (README.md). */
const FIELDS = {
  name: [text, 'Le site'],
  senderName: [text, 'Le site'],
  origin: [origin, 'http://localhost', 'SITE_URL'],
  allowedOrigins: [listOf(origin), [], 'MAILER_ALLOWED_ORIGINS'],
  /** What `Authorization` must equal; without one, plain forms alone get through. */
  token: [text, undefined, 'MAILER_TOKEN'],
  from: [address, '', 'MAIL_FROM'],
  to: [listOf(address), [], 'MAIL_TO'],
  /** Where a refused visitor may write: an address, a number of WhatsApp. */
  email: [address, undefined],
  whatsapp: [text, undefined],
  keepDays: [integer, 0, 'MAIL_KEEP_DAYS'],
  /** Subjects of the forms, by the value of their field `formulaire`; how the other fields of a plain one are listed. */
  forms: [texts, new Map()],
  labels: [texts, new Map()],
  /** Of the page that answers a plain form: its colours; its words, those of a refusal by its code. */
  colours: [texts, new Map()],
  words: [texts, new Map()],
  /** The field of a plain form that no person fills. */
  trap: [text, undefined],
  unspecified: [text, 'Non spécifié'],
  host: [text, '127.0.0.1', 'HOST'],
  port: [integer, 3000, 'PORT'],
  mailDir: [text, 'mail', 'MAIL_DIR'],
  rateLimit: [integer, 30, 'MAILER_RATE_LIMIT'],
  laterADay: [integer, 100, 'MAIL_LATER_A_DAY'],
  smtpUrl: [smtp, undefined, 'SMTP_URL'],
  trustedProxies: [listOf(network), [], 'TRUSTED_PROXIES'],
} as const;

type Fields = typeof FIELDS;
export type Settings = {
  [F in keyof Fields]: ReturnType<Fields[F][0]['read']> | Extract<Fields[F][1], undefined>;
};

/** Settings by the text of a file and by the environment, where an empty variable counts as absent. @throws ConfigError */
export function readSettings(json: string, env: Record<string, unknown>, file = 'mailer.json'): Settings {
  let given: Map<string, unknown>;
  try {
    given = new Map(Object.entries(Object(JSON.parse(json))));
  } catch {
    throw new ConfigError(`${file} : le contenu n’est pas du JSON valide.`);
  }
  const entries = Object.entries(FIELDS).map(([field, [{ what, read }, initial, variable = '']]) => {
    const said = String(env[variable] ?? '').trim() || undefined;
    const value = said ?? given.get(field);
    try {
      return [field, value === undefined ? initial : read(value)];
    } catch {
      const place = said === undefined ? `${file}, « ${field} »` : variable;
      throw new ConfigError(`${place} : il faut ${what}.`);
    }
  });
  const fields = Object.fromEntries(entries) as Settings;
  if ((fields.smtpUrl || 'MAIL_QUEUE' in env) && fields.to.length === 0)
    throw new ConfigError('MAIL_TO : il faut une adresse qui reçoit, puisque les messages partent.');
  // Most relays accept only the account as sender.
  const account = fields.smtpUrl ? accountOf(fields.smtpUrl) : '';
  const sender = isEmailAddress(account) ? account : `site@${new URL(fields.origin).hostname}`;
  const allowedOrigins = [fields.origin, ...fields.allowedOrigins];
  return { ...fields, mailDir: resolve(fields.mailDir), from: fields.from || sender, allowedOrigins };
}
