import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fields, startTestHost } from './support/test-host';

const HOSTILE = `<script>alert("x")</script>'"&`;

test('the page lists the messages received, each with a link to its text', async () => {
  const host = await startTestHost();
  await host.send(fields);
  await host.send({
    ...fields,
    sujet: 'Demande de devis personnalisé',
    noms: ['Moussa'],
    message: 'Deuxième',
  });
  const list = await host.get(host.mailboxPath);
  expect([list.status, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(list.text).toContain('2 message(s) reçu(s)');
  expect(list.text.indexOf('Moussa')).toBeLessThan(list.text.indexOf('Awa Diop'));

  const links = [...list.text.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  expect(links).toHaveLength(2);
  const message = await host.get(links[1] ?? '');
  expect([message.status, message.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(message.text).toContain(fields.message);
  expect(message.text).toContain('E-mail : awa@exemple.org');
});

test('nothing a visitor writes becomes part of the page', async () => {
  const host = await startTestHost();
  await host.send({ ...fields, sujet: HOSTILE, organisation: HOSTILE, noms: [HOSTILE] });
  const { text, headers } = await host.get(host.mailboxPath);
  expect(text).not.toContain('<script');
  expect(text.split('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&quot;&amp;')).toHaveLength(4);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(text).not.toMatch(/\b(src|http)/);
});

test('without its key the page shows nothing', async () => {
  const host = await startTestHost();
  const { text } = await host.send(fields);
  const { id } = JSON.parse(text) as { id: string };
  const key = host.mailboxPath.split('cle=')[1] ?? '';
  for (const path of [
    '/mail',
    '/mail/',
    `/mail/${id}`,
    '/mail?cle=',
    `/mail?cle=${key}x`,
    '/mail?cle=%C3%A9'.padEnd(36, '0'),
  ]) {
    const answer = await host.get(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.text).not.toContain('Awa');
  }
});

test('a message that is not there is not found, and a foreign file does no harm', async () => {
  const host = await startTestHost();
  await host.send(fields);
  writeFileSync(join(host.mailDir, 'new', 'autre.eml'), 'Subject: autre\r\n\r\nautre');
  writeFileSync(
    join(host.mailDir, 'new', '20261121T080000000Z-00000000000000000000000000000000.eml'),
    'cassé',
  );
  const query = host.mailboxPath.slice('/mail'.length);
  const list = await host.get(host.mailboxPath);
  expect([list.status, list.text.match(/<tr><td>/g)?.length]).toEqual([200, 1]);
  for (const name of [
    'autre',
    '..%2f..%2fetc%2fpasswd',
    '20261121T080000000Z-00000000000000000000000000000000',
  ]) {
    expect((await host.get(`/mail/${name}${query}`)).status).toBe(404);
  }
});
