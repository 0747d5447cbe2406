// @vitest-environment node
import { cpSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listMoves, writeHostFiles } from '@/publish/hosts/write-host-files';
import { isReady, report } from '@/publish/verify/report';
import { openTarget } from '@/publish/verify/target';
import { verify } from '@/publish/verify/verify';
import { makeReadySite, readyContent, READY_ORIGIN, READY_TOKEN } from '../support/ready-site';
import { startWebServers } from '../support/web-servers';
import { startSmtpFor, type Manners } from '../unit/server/support/smtp';

type Deployment = Omit<NonNullable<Parameters<typeof startWebServers>[0]>, 'names'> & {
  served?: 'nginx' | 'Apache';
  smtp?: Manners;
  site?: string;
};

let ready: string;

beforeAll(() => {
  ready = makeReadySite();
});

afterAll(() => rmSync(ready, { recursive: true, force: true }));

/** What the verifier answers about a deployment of the site filled in, once it has tried to send. */
async function verdictOn({
  served = 'nginx',
  smtp: manners,
  env,
  prepare,
  site = ready,
  ...rest
}: Deployment) {
  const smtp = await startSmtpFor(manners);
  const { servers, stop } = await startWebServers({
    ...rest,
    names: [served, 'embarqué'],
    env: {
      MAILER_TOKEN: READY_TOKEN,
      SMTP_URL: smtp.url.replace('//', '//compte:secret@'),
      MAIL_TO: 'atelier@atelier-trame.com',
      ...env,
    },
    prepare(root) {
      cpSync(site, root, { recursive: true });
      prepare?.(root);
    },
  });
  onTestFinished(stop);
  const origin = `http://127.0.0.1:${servers[0]?.port}`;
  const topics = await verify(openTarget(origin), {
    content: readyContent,
    env: { SITE_URL: READY_ORIGIN, NEXT_PUBLIC_MAILER_TOKEN: READY_TOKEN },
    publicOrigin: READY_ORIGIN,
    isTrial: true,
  });
  return { isReady: isReady(topics), text: report(origin, topics, true), mails: smtp.mails };
}

test('behind nginx, with a relay that takes mail: the trial has arrived, and the site is ready', async () => {
  const { text, mails } = await verdictOn({});

  expect(text).toMatch(/\nPrêt$/);
  expect(mails.map(String).join()).toContain('Essai');
  // The trial waits for an answer of /healthz that is not of before.
}, 90_000);

const hostWithoutPort = (site: string) => site.replace('$http_host', '$host');
const staleRules = (root: string) =>
  writeHostFiles(
    root,
    listMoves('out').filter(({ to }) => to !== '/about'),
  );

test.each<[said: string, remedy: string, Deployment]>([
  ['refuse le jeton du site (403)', 'MAILER_TOKEN', { env: { MAILER_TOKEN: 'Token autre' } }],
  ['ne prend pas les messages (535)', 'SMTP_URL', { smtp: { onLogin: () => '535 5.7.8 no' } }],
  ['refuse les messages des pages de http://127', 'Host $http_host;', { changeNginx: hostWithoutPort }],
  ['/ABOUT/ ne mène pas à /about', 'systemctl reload nginx', { prepare: staleRules }],
  ['n’autorise aucune page à lui écrire', 'NEXT_PUBLIC_MAILER_URL=https://', { served: 'Apache' }],
  ['contient « Token demonstration-atelier-trame »', 'NEXT_PUBLIC_MAILER_TOKEN', { site: 'out' }],
])('a deployment that %s is told so, with its remedy', async (said, remedy, deployment) => {
  const { text, isReady } = await verdictOn(deployment);

  expect(isReady).toBe(false);
  expect(text).toContain(said);
  expect(text).toContain(remedy);
  expect(text).toMatch(/\nPas prêt$/);
});
