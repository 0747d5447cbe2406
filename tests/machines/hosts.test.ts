// @vitest-environment node
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formPath, mailerPath, publicToken } from '@/lib/rules/lead/mailer';
import { listMoves, writeHostFiles } from '@/publish/hosts/write-host-files';
import { hashPassword } from '@/server/mailbox/password';
import { compareAnswer } from '../support/compare-answer';
import { hostRules, type Request } from '../support/host-rules';
import { ask } from '../unit/server/support/http';
import { startWebServers, type WebServer } from '../support/web-servers';

async function faultsOf(servers: WebServer[], requests: readonly Request[]): Promise<string[]> {
  const pairs = servers.flatMap((server) => requests.map((request) => compareAnswer(server, request)));
  return (await Promise.all(pairs)).filter((fault) => fault !== undefined);
}

describe('with what the build wrote', () => {
  let servers: WebServer[] = [];
  let stop = async () => {};

  beforeAll(async () => {
    const started = await startWebServers();
    stop = started.stop;
    // The same of the embedded host: tests/export/embedded-host.test.ts.
    servers = started.servers.filter(({ name }) => name !== 'embarqué');
  }, 30_000);

  afterAll(() => stop());

  test.each(Object.entries(hostRules))('on every web server: %s', async (_, requests) => {
    expect(requests.length).toBeGreaterThan(0);
    expect(await faultsOf(servers, requests)).toEqual([]);
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
      const answer = await ask(port, mailerPath, {
        method: 'POST',
        headers: {
          origin: `http://127.0.0.1:${port}`,
          host: `127.0.0.1:${port}`,
          authorization: publicToken(),
          'content-type': 'application/json',
        },
        body: '{}',
      });
      expect([name, answer.status]).toEqual([name, 422]);
      expect([answer.headers['cache-control'], answer.headers['x-content-type-options']]).toEqual([
        'no-store',
        'nosniff',
      ]);
      const form = await ask(port, formPath, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      });
      expect([name, form.status]).toEqual([name, 422]);
      expect([name, (await ask(port, '/healthz')).status]).toEqual([name, 200]);
    }
  });
});

describe('with the rules of another build', () => {
  const page = (path: string): Request => ({ path, status: 200, text: `page ${path}` });
  let servers: WebServer[] = [];
  let stop = async () => {};

  beforeAll(async () => {
    ({ servers, stop } = await startWebServers({
      prepare: (root) => {
        const known = listMoves('out').filter(({ to }) => to !== '/about');
        writeHostFiles(root, [
          ...known,
          { from: '/ancienne', to: '/ancienne' },
          { from: '/cgv', to: '/blog' },
        ]);
        for (const name of ['cgv', 'equipe', 'mentions-legales'])
          writeFileSync(join(root, `${name}.html`), `page /${name}`);
      },
    }));
  }, 30_000);

  afterAll(() => stop());

  test('every page is there, those the rules do not know and those they send elsewhere too', async () => {
    const requests = [...['/cgv', '/equipe', '/mentions-legales'].map(page), { path: '/about', status: 200 }];

    expect(await faultsOf(servers, requests)).toEqual([]);
  });

  test('a page that is gone is a missing page, not a circle', async () => {
    const requests = [{ path: '/ancienne', status: 404, text: 'Page introuvable' }];

    expect(await faultsOf(servers, requests)).toEqual([]);
  });
});

test('nginx and Caddy serve the pages of a folder that came without its rules', async () => {
  const { servers, stop } = await startWebServers({
    prepare: (root) => rmSync(join(root, '.hosts'), { recursive: true }),
  });
  const requests = [
    ...['/', '/about', '/og/home.jpg'].map((path) => ({ path, status: 200 })),
    { path: '/rien', status: 404 },
  ];

  const faults = await faultsOf(servers, requests);
  await stop();

  expect(faults).toEqual([]);
});

test('the mailbox opens through nginx and Caddy, by a cookie that is secure where the visitor speaks TLS', async () => {
  const env = { MAILBOX_PASSWORD_HASH: await hashPassword('fil à fil') };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // What a visitor claims counts for nothing; only the scheme that the server itself has heard does.
  const claim = { ...headers, 'x-forwarded-proto': 'https' };
  for (const [scheme, ...fronts] of [
    ['$scheme', 'nginx', 'Caddy'],
    ['https', 'nginx'],
  ] as const) {
    const names = [...fronts, 'embarqué'];
    const changeNginx = (site: string) => site.replace('$scheme', scheme);
    const { servers, stop } = await startWebServers({ env, names, changeNginx });
    onTestFinished(stop);
    for (const { name, port } of servers.slice(0, -1)) {
      const door = await ask(port, '/mail');
      expect([name, door.status, door.headers['cache-control']]).toEqual([name, 401, 'no-store']);
      const form = { method: 'POST', headers: claim, body: 'mot-de-passe=fil%20%C3%A0%20fil' };
      const entered = await ask(port, '/mail/entrer', form);
      const cookie = String(entered.headers['set-cookie']);
      expect([name, entered.status, entered.headers.location]).toEqual([name, 303, '/mail']);
      expect([name, / Secure$/.test(cookie)]).toEqual([name, scheme === 'https']);
      const list = await ask(port, '/mail', { headers: { cookie: cookie.split(';')[0] } });
      expect([name, list.status, list.text.includes('0 message(s)')]).toEqual([name, 200, true]);
    }
  }
});
