// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailerBody } from '@/lib/rules/lead/contract';
import { forms } from '@/content/forms';
import { MAILER_PATH, publicToken } from '@/lib/rules/lead/mailer';
import { startSmtpFor } from '../../packages/mailer/tests/support/smtp';
import { ask } from '../../packages/mailer/tests/support/ask';
import { makeCertificate } from '../support/certificate';
import { askAs, emptyMachine, run, said } from '../support/empty-machine';
import { freePort } from '../support/free-port';
import { ANSWER_MS } from '../support/patience';
import { startSshServer } from '../support/ssh-server';
import { runCaddy, runNginx, runServer } from '../support/web-servers';

const DOMAIN = 'site.test';
const guide = readFileSync('deploy/README.md', 'utf8');

/** The lines that deploy/README.md has an owner type; of those with several commands, each by itself. */
const typed = [...guide.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) =>
  block.split('\n').flatMap((line) => line.replace(/ {2,}#.*/, '').split(' && ')),
);
const typedOf = (command: string) => typed.filter((line) => line.startsWith(`${command} `));

test('by deploy/README.md, line by line, an empty machine serves the site behind nginx and Caddy, takes mail, and goes back', async () => {
  const { root, inside, type, started } = emptyMachine(DOMAIN);
  const [port, nginxPort, tlsPort, caddyPort, caddyTls] = await Promise.all([1, 2, 3, 4, 5].map(freePort));
  const smtp = await startSmtpFor();

  // What the owner sends, and what Debian's packages bring.
  const [sent = ''] = typedOf('scp');
  const files = [...sent.split(' ').slice(1, -1), 'deploy/nginx.conf'];
  for (const file of files) cpSync(file, join(root, file.split('/').pop() ?? ''));
  for (const folder of [
    'etc/caddy',
    'etc/nginx/conf.d',
    'etc/systemd/system',
    'root/.ssh',
    'home/publier',
    'var/lib/trame',
  ])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'root/.ssh/authorized_keys'), '');
  for (const line of [...typedOf('install'), ...typedOf('sed')]) type(line);
  writeFileSync(join(root, 'etc/trame.env'), `SMTP_URL=${smtp.url}\nMAIL_TO=atelier@${DOMAIN}\n`);

  // What systemd would start.
  const unit = readFileSync(join(root, 'etc/systemd/system/trame.service'), 'utf8');
  const setting = (name: string) =>
    inside(`=${new RegExp(`^${name}=-?(.+)$`, 'm').exec(unit)?.[1]}`).slice(1);
  const [, program = ''] = setting('ExecStart').split(' ');
  const pairs = `${setting('Environment')} ${readFileSync(setting('EnvironmentFile'), 'utf8')} PORT=${port}`;
  const env = Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => /^([^=]+)=(.*)/.exec(pair)?.slice(1) ?? []),
  );
  started(runServer(process.execPath, [program], env));
  await vi.waitFor(async () => expect((await ask(port ?? 0, '/')).status).toBe(503), { timeout: ANSWER_MS });
  expect((await ask(port ?? 0, '/healthz')).status).toBe(503);

  // Both proxies by the files that these lines made, on ports of their own.
  const live = join(root, 'etc/letsencrypt/live/site');
  mkdirSync(live, { recursive: true });
  const { chain } = makeCertificate(live, `DNS:${DOMAIN},DNS:www.${DOMAIN}`, 10);
  const read = (path: string) =>
    readFileSync(join(root, path), 'utf8').replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);
  const nginx = read('etc/nginx/conf.d/site.conf')
    .replace(/^ *listen \[.*$/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${nginxPort}`);
  started(runNginx(root, inside(nginx.replace('listen 443', `listen 127.0.0.1:${tlsPort}`))));
  const ports = `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${caddyPort}\nhttps_port ${caddyTls}`;
  started(runCaddy(root, read('etc/caddy/Caddyfile').replace('{\n', `{\n${ports}\n`)));
  expect(nginx + read('etc/caddy/Caddyfile').replace(/#.*/g, '')).not.toMatch(/^[^#]*exemple\.com/m);

  // Publishing over a real sshd, with the public address behind nginx.
  const ssh = await startSshServer(mkdtempSync(join(root, 'ssh-')));
  onTestFinished(ssh.stop);
  writeFileSync(join(root, '.curlrc'), `resolve = "${DOMAIN}:${tlsPort}:127.0.0.1"\ncacert = "${chain}"\n`);
  const to = `--port ${ssh.port} --hote 127.0.0.1:${port} --adresse https://${DOMAIN}:${tlsPort}`;
  const publish = (...more: string[]) =>
    run('deploy/publier.sh', [...to.split(' '), ...more, `${ssh.typed}:${root}/srv/site`], {
      CURL_HOME: root,
    });
  expect(await publish()).toContain(`Publié : https://${DOMAIN}`);

  for (const [name, tls, plain] of [
    ['nginx', tlsPort, nginxPort],
    ['Caddy', caddyTls, caddyPort],
  ] as const) {
    const get = (host: string, path: string) => askAs(host, tls ?? 0, path);
    await vi.waitFor(async () => expect((await get(DOMAIN, '/about')).status).toBe(200), {
      timeout: ANSWER_MS,
    });
    expect((await get(DOMAIN, '/')).bytes.equals(readFileSync('out/index.html'))).toBe(true);
    for (const www of [await get(`www.${DOMAIN}`, '/contact?a=1')])
      expect([name, www.status, www.headers.location]).toEqual([name, 308, `https://${DOMAIN}/contact?a=1`]);
    const http = await ask(plain ?? 0, '/contact', { headers: { host: DOMAIN } });
    expect([name, http.status, http.headers.location]).toEqual([
      name,
      308,
      expect.stringMatching(`^https://${DOMAIN}(:\\d+)?/contact$`),
    ]);
    said(`${name}: / 200, www. and http 308 to https://${DOMAIN}`);
  }

  // A message reaches the mailbox; what looks at the site from outside says what there is to say.
  const body = mailerBody(
    forms.contact.subject,
    { name: 'Awa', email: 'awa@kora.example', company: '' },
    'Bonjour',
    'Site',
  );
  const headers = { authorization: publicToken(), 'content-type': 'application/json' };
  expect(
    (await ask(port ?? 0, MAILER_PATH, { method: 'POST', headers, body: JSON.stringify(body) })).status,
  ).toBe(202);
  await vi.waitUntil(() => smtp.mails.length === 1, { timeout: ANSWER_MS });
  writeFileSync(
    join(root, 'names.cjs'),
    `require('dns').lookup = (name, options, done) => done(null, options.all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4);\n`,
  );
  const verifier = `--require ${join(root, 'names.cjs')} --import tsx publish/verify/main.ts https://${DOMAIN}:${tlsPort}`;
  const verdict = await run(process.execPath, verifier.split(' '), { NODE_EXTRA_CA_CERTS: chain });
  expect(verdict).toContain('le certificat finit dans 9 jours');
  // The public port is 443: that of this test is none that nginx could name.
  expect(verdict).toContain(`www.${DOMAIN}:${tlsPort} mène à https://${DOMAIN}/contact`);

  expect(await publish()).toContain('Publié');
  expect(await publish('--retour')).toContain('de nouveau servie');
  expect((await askAs(DOMAIN, tlsPort ?? 0, '/about')).status).toBe(200);
  expect(readdirSync(join(root, 'srv/site/versions'))).toHaveLength(2);
});
