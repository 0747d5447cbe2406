import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { mailerPath } from '@/lib/rules/lead/mailer';
import { readEml } from '@/server/mailer/eml';
import { ask } from './support/http';
import { fields, headers, startTestHost, TOKEN } from './support/test-host';

const SITE = 'https://trame.example';
const json = { 'content-type': 'application/json' };

/** What a refusal says; all refusals are written alike. */
function refusal({ status, text }: { status: number; text: string }) {
  const { error, ...rest } = JSON.parse(text) as { error: { code: string; message: string; field?: string } };
  expect([rest, error.message.length > 10]).toEqual([{}, true]);
  return [status, error.code, ...(error.field === undefined ? [] : [error.field])];
}

test('a message is kept as a standard mail that a person can read and answer, at the path with its slash or without', async () => {
  const host = await startTestHost();
  const answer = await host.send(fields);
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    202,
    'application/json; charset=utf-8',
    'no-store',
  ]);
  const { ok, id } = JSON.parse(answer.text) as { ok: boolean; id: string };
  for (const path of [mailerPath.slice(0, -1), `${mailerPath}?x=1`])
    expect((await host.send(fields, { path })).text).toBe(answer.text);
  expect([ok, await host.spool.list('new')]).toEqual([true, [id]]);

  const eml = readFileSync(join(host.mailDir, 'new', `${id}.eml`));
  expect(await PostalMime.parse(eml)).toMatchObject({
    from: { name: site.mailer.senderName, address: 'site@trame.example' },
    to: [{ address: 'atelier@trame.example' }],
    replyTo: [{ name: 'Awa Diop', address: 'awa@exemple.org' }],
    subject: 'Message de Awa Diop (Kora SARL)',
    messageId: `<${id}@trame.example>`,
    text: `Awa Diop, Kora SARL\nawa@exemple.org\n\n${fields.message}\n`,
  });
  expect(readEml(eml)).toEqual(fields);
});

test('other methods, other tokens, other types and what is no JSON are refused', async () => {
  const host = await startTestHost();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(host.port, mailerPath, { method, headers });
    expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'POST, OPTIONS']);
  }
  expect(refusal(await host.send(fields, { headers: json }))).toEqual([401, 'token-missing']);
  for (const authorization of ['', `${TOKEN} `.toLowerCase(), `Bearer ${TOKEN}`, 'x'.repeat(5000)])
    expect(refusal(await host.send(fields, { headers: { ...json, authorization } }))).toEqual([
      403,
      'token-refused',
    ]);
  for (const type of [undefined, 'text/plain', 'application/jsonp', 'multipart/form-data']) {
    const own = { authorization: TOKEN, ...(type && { 'content-type': type }) };
    expect(refusal(await host.send(fields, { headers: own }))).toEqual([415, 'type-refused']);
  }
  for (const body of ['', '{', 'nom=Awa', '{"a":1,}', Buffer.from([0x22, 0xff, 0x22]), '\u0000'])
    expect(refusal(await host.send(body))).toEqual([400, 'json-invalid']);
  for (const body of ['null', '[]', '"texte"', '12'])
    expect(refusal(await host.send(body))).toEqual([422, 'fields-missing']);
  expect(await host.spool.list('new')).toEqual([]);
  for (const type of ['APPLICATION/JSON', 'application/json ;charset=UTF-8']) {
    const own = { authorization: TOKEN, 'content-type': type };
    expect((await host.send(fields, { headers: own })).status).toBe(202);
  }
});

test('a wrong, missing or unknown field is named', async () => {
  const host = await startTestHost();
  const wrong: [field: string, values: unknown[], code: string][] = [
    ['sender_email', ['awa', '', 'awa@exemple.org, autre@exemple.org'], 'email-invalid'],
    ['sender_email', ['a@b.org\r\nBcc: c@d.org', 'Awa <awa@exemple.org>'], 'email-invalid'],
    ['sender_name', [null], 'field-invalid'],
    ['organisation', [12], 'field-invalid'],
    ['organisation', ['x'.repeat(501)], 'field-too-long'],
    ['sujet', [['a']], 'field-invalid'],
    ['message', [{}], 'field-invalid'],
    ['noms', ['Awa', [], ['Awa', 1], Array(11).fill('Awa')], 'field-invalid'],
    ['copie', ['autre@exemple.org'], 'field-unknown'],
  ];
  const bodies = wrong.flatMap(([field, values, code]) =>
    values.map((value) => [{ ...fields, [field]: value } as object, field, code] as const),
  );
  const missing = ['sender_email', 'sender_name', 'organisation', 'sujet', 'message'].map(
    (field) => [{ ...fields, [field]: undefined }, field, 'field-missing'] as const,
  );
  for (const [body, field, code] of [...bodies, ...missing])
    expect(refusal(await host.send(body))).toEqual([422, code, field]);
  const proto = `${JSON.stringify(fields).slice(0, -1)},"__proto__":{}}`;
  expect(refusal(await host.send(proto))).toEqual([422, 'field-unknown', '__proto__']);
  expect(await host.spool.list('new')).toEqual([]);
});

test('a page of an allowed site may ask, send and read the answer; the own site needs no permission', async () => {
  const host = await startTestHost({ allowedOrigins: [SITE] });
  const preflight = await ask(host.port, mailerPath, { method: 'OPTIONS', headers: { origin: SITE } });
  expect([preflight.status, preflight.text]).toEqual([204, '']);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '7200',
    vary: 'Origin',
  });
  expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  // Behind a proxy that speaks TLS, the scheme seen here is another.
  const own = ['http', 'https'].map((scheme) => `${scheme}://127.0.0.1:${host.port}`);
  for (const origin of [SITE, ...own])
    for (const [body, status] of [
      [fields, 202],
      [{}, 422],
    ] as const) {
      const answer = await host.send(body, { headers: { ...headers, origin } });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, origin]);
      expect(answer.headers.vary).toBe('Origin');
    }
});

test('a page of another site is refused before and during', async () => {
  const host = await startTestHost({ allowedOrigins: [SITE] });
  const others = ['https://autre.example', 'http://trame.example', `${SITE}.autre.example`, 'null', 'rien'];
  for (const origin of others) {
    const preflight = await ask(host.port, mailerPath, { method: 'OPTIONS', headers: { origin } });
    const answer = await host.send(fields, { headers: { ...headers, origin } });
    for (const { status, headers: received } of [preflight, answer])
      expect([status, received['access-control-allow-origin'], received.vary]).toEqual([
        403,
        undefined,
        'Origin',
      ]);
  }
  expect(await host.spool.list('new')).toEqual([]);
});

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
