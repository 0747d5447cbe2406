import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { mailerPath } from '@/lib/rules/lead/mailer';
import { readEml } from '@/server/mailer/eml-fields';
import { ask } from './support/http';
import { fields, headers, startTestHost, TOKEN } from './support/test-host';

const stored = (mailDir: string) => readdirSync(join(mailDir, 'new'));

test.each([mailerPath, mailerPath.slice(0, -1), `${mailerPath}?x=1`])(
  'a message sent to %s is kept',
  async (path) => {
    const host = await startTestHost();
    const answer = await host.send(fields, { path });
    expect(answer.status).toBe(202);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { ok, id } = JSON.parse(answer.text) as { ok: boolean; id: string };
    expect(ok).toBe(true);
    expect(stored(host.mailDir)).toEqual([`${id}.eml`]);
  },
);

test('the file is a standard mail that a person can read and answer', async () => {
  const host = await startTestHost();
  await host.send(fields);
  const [name = ''] = stored(host.mailDir);
  const eml = readFileSync(join(host.mailDir, 'new', name));
  const mail = await PostalMime.parse(eml);

  expect(mail.from).toMatchObject({ name: site.mailer.senderName, address: 'site@trame.example' });
  expect(mail.to).toMatchObject([{ address: 'atelier@trame.example' }]);
  expect(mail.replyTo).toMatchObject([{ name: 'Awa Diop', address: 'awa@exemple.org' }]);
  expect(mail.subject).toBe('Message de Awa Diop (Kora SARL)');
  expect(mail.messageId).toBe(`<${name.slice(0, -4)}@trame.example>`);
  expect(mail.text).toBe(`Awa Diop, Kora SARL\nawa@exemple.org\n\n${fields.message}\n`);
  expect(eml.toString('latin1')).not.toMatch(/[^\r]\n|[^\x20-\x7e\r\n]/);
  expect(readEml(eml)).toEqual(fields);
});

test('other methods are refused', async () => {
  const host = await startTestHost();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(host.port, mailerPath, { method, headers });
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST, OPTIONS']);
  }
});

test.each([
  [401, 'token-missing', undefined],
  [403, 'token-refused', ''],
  [403, 'token-refused', `${TOKEN} `.toLowerCase()],
  [403, 'token-refused', `Bearer ${TOKEN}`],
  [403, 'token-refused', 'x'.repeat(5000)],
])('answers %i %s to another token', async (status, code, authorization) => {
  const host = await startTestHost();
  const own = { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) };
  const answer = await host.send(fields, { headers: own });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    status,
    { error: { code, message: expect.any(String) } },
  ]);
  expect(stored(host.mailDir)).toEqual([]);
});

test.each([
  undefined,
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'multipart/form-data',
])('a body of type %s is refused', async (type) => {
  const host = await startTestHost();
  const own = { authorization: TOKEN, ...(type && { 'content-type': type }) };
  const answer = await host.send(fields, { headers: own });
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([415, 'type-refused']);
});

test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;charset=UTF-8'])(
  'a body of type %s is read',
  async (type) => {
    const host = await startTestHost();
    const answer = await host.send(fields, { headers: { authorization: TOKEN, 'content-type': type } });
    expect(answer.status).toBe(202);
  },
);

test.each([
  '',
  '{',
  'nom=Awa',
  '{"a":1,}',
  Buffer.from([0x22, 0xff, 0x22]),
  Buffer.from('"é"', 'latin1'),
  '\u0000',
])('a body that is not JSON in UTF-8 is refused (%j)', async (body) => {
  const host = await startTestHost();
  const answer = await host.send(body);
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([400, 'json-invalid']);
});

test.each([
  ['sender_email', undefined, 'field-missing'],
  ['sender_email', 'awa', 'email-invalid'],
  ['sender_email', 'awa@exemple.org, autre@exemple.org', 'email-invalid'],
  ['sender_email', 'awa@exemple.org\r\nBcc: autre@exemple.org', 'email-invalid'],
  ['sender_email', 'Awa <awa@exemple.org>', 'email-invalid'],
  ['sender_email', '', 'email-invalid'],
  ['sender_name', undefined, 'field-missing'],
  ['sender_name', null, 'field-invalid'],
  ['organisation', 12, 'field-invalid'],
  ['organisation', 'x'.repeat(501), 'field-too-long'],
  ['sujet', ['a'], 'field-invalid'],
  ['sujet', undefined, 'field-missing'],
  ['message', {}, 'field-invalid'],
  ['message', undefined, 'field-missing'],
  ['noms', undefined, 'field-invalid'],
  ['noms', 'Awa', 'field-invalid'],
  ['noms', [], 'field-invalid'],
  ['noms', ['Awa', 1], 'field-invalid'],
  ['noms', Array(11).fill('Awa'), 'field-invalid'],
  ['copie', 'autre@exemple.org', 'field-unknown'],
  ['__proto__', {}, 'field-unknown'],
])('a wrong field is named: %s = %j', async (field, value, code) => {
  const host = await startTestHost();
  const body = JSON.stringify(
    Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== field)]),
  );
  const own =
    value === undefined ? body : `${body.slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(value)}}`;
  const answer = await host.send(own);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    422,
    { error: { code, field, message: expect.any(String) } },
  ]);
  expect(JSON.parse(answer.text).error.message).toContain(field);
  expect(stored(host.mailDir)).toEqual([]);
});

test.each(['null', '[]', '"texte"', '12', 'true'])(
  'a body that is no object is refused (%s)',
  async (body) => {
    const answer = await (await startTestHost()).send(body);
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([422, 'fields-missing']);
  },
);

test('the log says what happened, and nothing that a visitor wrote', async () => {
  const host = await startTestHost();
  await host.send(fields);
  await host.send({ ...fields, sender_email: 'secret' });
  await host.send({ ...fields, secret: 'secret' });
  expect(host.logged.map(({ event, status }) => [event, status])).toEqual([
    ['mail-accepted', undefined],
    ['mail-refused', 422],
    ['mail-refused', 422],
  ]);
  expect(JSON.stringify(host.logged)).not.toMatch(/Awa|Kora|secret|127\.0\.0\.1/);
});
