// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORM_PATH, MAILER_PATH, publicToken } from '@/lib/rules/lead/mailer';
import { ask } from '../../packages/mailer/tests/support/ask';
import { compareAnswer } from '../support/compare-answer';
import { hostRules } from '../support/host-rules';
import { startWebServers, type WebServer } from '../support/web-servers';

let servers: WebServer[] = [];
let stop = async () => {};

beforeAll(async () => {
  ({ servers, stop } = await startWebServers(['host', 'nginx', 'Caddy', 'Apache']));
});
afterAll(() => stop());

test.each(Object.entries(hostRules))('on every web server: %s', async (_, requests) => {
  expect(requests.length).toBeGreaterThan(0);
  const faults: unknown[] = [];
  // One after the other, as a visitor asks: a host bounds what one address may open at once.
  const asked = servers.map(async (server) => {
    for (const request of requests) faults.push(await compareAnswer(server, request));
  });
  await Promise.all(asked);
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test('a page the visitor already has is not sent again', async () => {
  for (const { name, port } of servers) {
    const { headers } = await ask(port, '/about');
    const again = await ask(port, '/about', { headers: { 'if-none-match': headers.etag } });
    expect([name, again.status]).toEqual([name, 304]);
  }
});

test('a form of the site reaches the mailer on any port, and no header of the answer comes twice', async () => {
  for (const { name, port } of servers.filter(({ name }) => name !== 'Apache')) {
    const host = `127.0.0.1:${port}`;
    const json = {
      origin: `http://${host}`,
      host,
      authorization: publicToken(),
      'content-type': 'application/json',
    };
    const answer = await ask(port, MAILER_PATH, { method: 'POST', headers: json, body: '{}' });
    expect([name, answer.status, answer.headers['cache-control']]).toEqual([name, 422, 'no-store']);
    const plain = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const form = await ask(port, FORM_PATH, { method: 'POST', headers: plain, body: '' });
    expect([name, form.status]).toEqual([name, 422]);
    expect([name, (await ask(port, '/healthz')).status]).toEqual([name, 200]);
  }
});
