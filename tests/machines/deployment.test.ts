// @vitest-environment node
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSmtpFor } from '../../packages/mailer/tests/support/smtp';
import { runCommand } from '../support/run-command';
import { webServersFor, type WebServer } from '../support/web-servers';

type Deployment = {
  served?: 'host' | 'nginx' | 'Apache';
  env?: Record<string, string>;
  changeNginx?: (file: string) => string;
  /** A file of the export that did not come along. */
  lost?: string;
};

/** What `npm run verifier` prints of a deployment of the site. */
async function verdictOn({ served = 'nginx', lost, ...settings }: Deployment): Promise<string> {
  const prepare = (folder: string) => lost && rmSync(join(folder, 'out', lost));
  const servers = await webServersFor([...new Set([served, 'host' as const])], { ...settings, prepare });
  return verify(servers[0]);
}

async function verify(server: WebServer | undefined, ...args: string[]): Promise<string> {
  const address = `http://127.0.0.1:${server?.port}`;
  const program = ['--import', 'tsx', 'publish/verify/main.ts', address, ...args];
  return (await runCommand(process.execPath, program)).printed;
}

test('behind nginx, with a relay that takes mail: only what the owner must confirm is left, and the trial has arrived', async () => {
  const smtp = await startSmtpFor();
  const env = { SMTP_URL: smtp.url, MAIL_TO: 'atelier@exemple.com' };
  const [nginx] = await webServersFor(['nginx', 'host'], { env });
  const printed = await verify(nginx, '--essai');

  for (const topic of ['Hébergeur', 'Service de courrier', 'Message d’essai'])
    expect(printed).toContain(`✓ ${topic}`);
  expect(printed).toContain('✗ Valeurs à confirmer');
  expect(smtp.mails.map(String).join()).toContain('Essai');
});

test('a relay that refuses the trial is told with its reason, not after a minute', async () => {
  const smtp = await startSmtpFor({ onMail: () => '550 5.7.1 no' });
  const [host] = await webServersFor(['host'], {
    env: { SMTP_URL: smtp.url, MAIL_TO: 'atelier@exemple.com' },
  });
  expect(await verify(host, '--essai')).toMatch(/✗ Message d’essai\n.*ne partent pas \(550\)/);
});

const hostWithoutPort = (file: string) => file.replace('$http_host', '$host');
const withoutHeader = (file: string) =>
  file.replace('proxy_pass', 'proxy_hide_header X-Frame-Options; proxy_pass');

test.each<[said: string, remedy: string, Deployment]>([
  ['refuse le jeton du site', 'MAILER_TOKEN', { env: { MAILER_TOKEN: 'Token autre' } }],
  ['efface les messages après 30 jours', 'MAIL_KEEP_DAYS', { served: 'host', env: { MAIL_KEEP_DAYS: '30' } }],
  ['refuse les messages des pages de http://127', 'Host $http_host;', { changeNginx: hostWithoutPort }],
  ['à un message vide', 'NEXT_PUBLIC_MAILER_URL=https://', { served: 'Apache' }],
  ['est sans en-tête (X-Frame-Options', 'Un relais placé devant', { changeNginx: withoutHeader }],
  ['ne mène pas à', '_redirects', { served: 'host', lost: '_redirects' }],
  ['/about répond 404', 'Publiez tout', { served: 'host', lost: 'about.html' }],
])('a deployment that %s is told so, with its remedy', async (said, remedy, deployment) => {
  const printed = await verdictOn(deployment);

  expect(printed).toContain(said);
  expect(printed).toContain(remedy);
  expect(printed).toMatch(/\nPas prêt\n$/);
});
