import { expect, test } from 'vitest';
import { createWorker } from '../src/worker';
import { ask, type Asked } from './support/ask';
import { fields, file, json, urlencoded } from './support/site';
import { startTestHost } from './support/test-host';

const HOST = 'trame.example';
const OTHER = 'https://partenaire.example';
const HOSTILE = `<script>alert("x")</script>'"&`;

type Request = Asked & { path?: string };
type Row = [what: string, request: Request, status: number, says?: RegExp, headers?: object];

function post(body: unknown, more: Record<string, string> = {}): Request {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
  return { method: 'POST', headers: { ...json, ...more }, body: isRaw ? body : JSON.stringify(body) };
}
function form(own: Record<string, string>, more: Record<string, string> = {}): Request {
  const visitor = { formulaire: 'contact', name: 'Awa Diop', email: 'awa@exemple.org', message: 'Été ?' };
  const body = new URLSearchParams({ ...visitor, ...own }).toString();
  return { method: 'POST', headers: { ...urlencoded, ...more }, body, path: '/api/mailer/formulaire/' };
}
const question = (origin: string): Request => ({ method: 'OPTIONS', headers: { origin } });
/** What a refusal says: its code, and the field that is wrong. */
function code(name: string, field?: string): RegExp {
  return new RegExp(`^{"error":{"code":"${name}"${field ? `,"field":"${field}"` : ''}}}$`);
}
const wrong = (field: string, name: string, ...values: unknown[]) =>
  values.map((value): Row => {
    const what = `${field}: ${JSON.stringify(value)?.slice(0, 40)}`;
    return [what, post({ ...fields, [field]: value }), 422, code(name, field)];
  });
const STORED = /^{"ok":true,"id":"\d{8}T\d{9}Z-0000-[0-9a-f]{32}"}$/;
/** By name: a wildcard never covers Authorization. */
const may = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization,content-type',
  'access-control-max-age': '7200',
};
const allowed = [OTHER, `https://${HOST}`, `http://${HOST}`].flatMap((origin): Row[] => {
  const headers = { 'access-control-allow-origin': origin };
  return [
    [`from ${origin}`, post(fields, { origin }), 202, STORED, headers],
    [`a question from ${origin}`, question(origin), 204, /^$/, { ...headers, ...may }],
    [`a form from ${origin}`, form({}, { origin }), 200],
  ];
});
/** Whatever was read is given back, with the other ways; what another site wrote, as that, and not to be tried again. */
const given = (whose: string, again = ' Revenez.') =>
  new RegExp(
    `Illisible\\.${again}<[^]*mailto:atelier@trame\\.example[^]*wa\\.me/22890000000[^]*<h2>${whose}<[^]*Été`,
  );
const hostile = [`https://${HOST}.autre.example`, 'http://partenaire.example', 'null'];
const refused = hostile.flatMap((origin): Row[] => {
  const [says, headers] = [code('origin-refused'), { vary: 'Origin' }];
  return [
    [`from ${origin}`, post(fields, { origin }), 403, says, headers],
    [`a question from ${origin}`, question(origin), 403, says, headers],
    [`a form from ${origin}`, form({}, { origin }), 403, given('Les mots d’un autre site', ' ')],
  ];
});
const sized = (bytes: number) =>
  post({ ...fields, message: 'x'.repeat(bytes - JSON.stringify({ ...fields, message: '' }).length) });
const noJson = [...'|{|nom=Awa|{"a":1,}|\0'.split('|'), '['.repeat(60_000), Buffer.from([0x22, 0xff, 0x22])];
const noAddress =
  'awa||a@b.org, c@d.org|a@b.org\r\nBcc: c@d.org|@b.org|Awa <awa@exemple.org>|awa@gmail..com|awa@.org';
const ODD = ['.awa@a.b', 'a..b@a.b', 'awa.@a.b', '.@a.b'];
const noToken = { ...post(fields), headers: { 'content-type': 'application/json' } };
const { noms: _, ...five } = fields;
const JSON_PATH = '/api/mailer/send-email';
const onlyPost = { allow: 'POST, OPTIONS' };
const unkept = { 'cache-control': 'no-store' };
const CSP =
  /^default-src 'none'; style-src 'sha\S+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;
const inert = { 'content-security-policy': expect.stringMatching(CSP), 'referrer-policy': 'same-origin' };

const rows: Row[] = [
  ['a message', post(fields), 202, STORED, { ...unkept, 'x-content-type-options': 'nosniff' }],
  ['without the last slash', { ...post(fields), path: JSON_PATH }, 202, STORED],
  ['with a query', { ...post(fields), path: `${JSON_PATH}/?x=1` }, 202, STORED],
  ['a charset', post(fields, { 'content-type': 'APPLICATION/JSON ;charset=UTF-8' }), 202, STORED],
  ['192 KiB', sized(196_608), 202, STORED],
  ['a byte more', sized(196_609), 413, code('too-long')],
  // 50 lines of 500 signs each and a message of 20 000, which a page lets through.
  ['the longest quote, in Arabic', post({ ...fields, message: 'ع'.repeat(45_000) }), 202, STORED],
  ['the same without scripts', form({ message: 'ع'.repeat(45_000) }), 200],
  ['no token', noToken, 401, code('token-missing')],
  ['another token', post(fields, { authorization: 'Token Essai' }), 403, code('token-refused')],
  ['a bearer token', post(fields, { authorization: 'Bearer Token essai' }), 403, code('token-refused')],
  ['another type', post(fields, { 'content-type': 'text/plain' }), 415, code('type-refused')],
  ...noJson.map((body): Row => [`no JSON: ${body.slice(0, 9)}`, post(body), 400, code('json-invalid')]),
  ...['null', '[]', '"x"', '12'].map((body): Row => [body, post(body), 422, code('fields-missing')]),
  ...['GET', 'HEAD', 'PUT', 'DELETE'].map((method): Row => [method, { method }, 405, /^/, onlyPost]),
  ...Object.keys(five).flatMap((field) => wrong(field, 'field-missing', undefined)),
  ...wrong('sender_email', 'email-invalid', ...noAddress.split('|'), `${'a'.repeat(250)}@b.org`),
  ...wrong('noms', 'field-invalid', undefined, [], ['Awa', 1], Array(11).fill('Awa'), 'Awa'),
  ...wrong('sender_name', 'field-invalid', null, 12, ['a'], {}),
  ...wrong('organisation', 'too-long', 'x'.repeat(501)),
  ...wrong('message', 'field-invalid', {}),
  ...wrong('copie', 'field-unknown', 'autre@exemple.org'),
  ...wrong('sujet', 'field-invalid', 'Re : facture <security@bank.example>', '', 'contact'),
  ...ODD.map((own): Row => [own, post({ ...fields, sender_email: own }), 202]),
  ...allowed,
  ...refused,
  ['a refusal for a page', post({}, { origin: OTHER }), 422, /./, { 'access-control-allow-origin': OTHER }],
  ['a form', form({}), 200, /Bien arrivé\.[^]*Atelier Trame/, inert],
  ['a form of 576 KiB', form({ message: 'é'.repeat(95_000) }), 200],
  ['a larger form', form({ message: 'é'.repeat(99_000) }), 413, /Trop de mots\.[^]*mailto:[^]*wa\.me/],
  [
    'a larger text',
    form({ message: 'x'.repeat(200_000) }),
    422,
    /Trop de mots\.[^]*mailto:\S+x%20%E2%80%A6"[^]*xxx/,
  ],
  ['a form with another type', form({}, { 'content-type': 'multipart/form-data' }), 415, given('Vos mots')],
  ['a form asked for', { path: '/api/mailer/formulaire/' }, 405, /<h1>Rien à [^<]*<\/h1>\s*<p><a href="\/">/],
  ['another form', form({ formulaire: 'constructor' }), 422, /Illisible\.[^]*Message : Été/],
  ['a form with a long name', form({ name: 'x'.repeat(501) }), 422, /Nom : trop long\.[^]*Été/],
  ['a form without a name', form({ name: ' ' }), 422, /Indiquez tout\.[^]*Été/],
  ['a form’s words', form({ email: 'awa', message: HOSTILE }), 422, /Indiquez tout\.[^]*&lt;script&gt;/],
  ['other ways', form({ email: 'a' }), 422, /mailto:\S+\?subject=Envoie%20[^]*0000\?text=Nom%20%3A/],
];

const COMPARED =
  /^(?:content-(?:type|security-policy)|cache-control|vary|allow|retry-after|referrer-policy|x-.*|access-.*)$/;

function comparable(status: number, headers: Headers, text: string) {
  const compared = Object.fromEntries([...headers].filter(([name]) => COMPARED.test(name)));
  return { status, headers: compared, text: text.replace(/\d{8}T\d{9}Z/, '20261121T074321123Z') };
}

async function askHost({ path = '/api/mailer/send-email/', ...asked }: Request) {
  const { port } = await startTestHost({ settings: { allowedOrigins: [OTHER] } });
  const sent = { ...asked, headers: { host: HOST, ...asked.headers } };
  const { status, headers, text } = await ask(port, path, sent);
  return comparable(status, new Headers(headers as Record<string, string>), text);
}

async function askWorker({ path = '/api/mailer/send-email/', ...asked }: Request) {
  const worker = createWorker(JSON.stringify({ ...file, allowedOrigins: [OTHER] }), { EmailMessage: Object });
  const queue = { send: async () => undefined, sendBatch: async () => undefined };
  const request = new Request(`http://${HOST}${path}`, asked as RequestInit);
  const answer = await worker.fetch(request, { MAIL_QUEUE: queue, MAIL: queue });
  return comparable(answer.status, answer.headers, await answer.text());
}

test.each(rows)('%s: host and worker answer alike', async (_, request, status, says = /^/, headers = {}) => {
  const host = await askHost(request);
  expect(host).toEqual(await askWorker(request));
  expect(host).toMatchObject({ status, headers });
  expect(host.text).toMatch(says);
  expect(host.text).not.toContain('<script');
});
