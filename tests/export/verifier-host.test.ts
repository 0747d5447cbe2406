// @vitest-environment node
import { expect, test } from 'vitest';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { checkHost } from '@/publish/verify/check-host';
import { checkHealth } from '@/publish/verify/check-delivery';
import { checkMailer } from '@/publish/verify/check-mailer';
import type { Fault } from '@/publish/verify/fault';
import { readSite } from '@/publish/verify/site';
import { openTarget } from '@/publish/verify/target';
import { READY_TOKEN } from '../support/ready-site';
import { answering, serveReady, without, type Disturb } from '../support/served-site';

/** What the verifier says of the host and the mailer behind an address. */
async function faultsAt(origin: string): Promise<Fault[]> {
  const site = await readSite(openTarget(origin), ['/', '/about', '/contact'], siteOrigin());
  const mailer = { url: new URL('/api/mailer/send-email/', origin), token: READY_TOKEN, origin };
  return [...(await checkHost(site)), ...(await checkMailer(mailer)), ...(await checkHealth(mailer, true))];
}

const MAILER = /^\/api\/mailer/;
const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

const SEEDED_ANSWERS: [fault: string, disturb: Disturb, named: string][] = [
  ['a host that lets types be guessed', without('x-content-type-options'), 'X-Content-Type-Options'],
  ['a host without a referrer policy', without('referrer-policy'), 'Referrer-Policy'],
  ['a host without a permissions policy', without('permissions-policy'), 'Permissions-Policy'],
  ['a host that lets the site be framed', without('x-frame-options'), 'X-Frame-Options'],
  [
    'a host that compresses nothing',
    (request) => Boolean((request.headers['accept-encoding'] = 'identity')) && false,
    '/ n’est pas compressé',
  ],
  ['a host that keeps nothing', without('cache-control'), 'devrait rester en cache'],
  [
    'a worker that stays in the cache',
    answering('GET', /^\/sw\.js$/, 200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'max-age=86400',
    }),
    '/sw.js doit être servi',
  ],
  [
    'a host that answers 200 to anything',
    answering('GET', /n-existe-pas$/, 200),
    'répond 200 au lieu de 404',
  ],
  ['a host with a 404 page of its own', answering('GET', /n-existe-pas$/, 404), 'ne montre pas la page 404'],
  ['a host that minds the case', answering('GET', /^\/ABOUT\/$/, 404), '/ABOUT/ ne mène pas à /about'],
  [
    'a host without the words',
    answering('GET', /^\/expertises$/, 404),
    '/expertises ne mène pas à /services',
  ],
  [
    'pictures without a type',
    answering('GET', /^\/og\/home\.jpg$/, 200, { 'Content-Type': 'application/octet-stream' }),
    'application/octet-stream',
  ],
  ['no health', answering('GET', /^\/healthz$/, 404), '/healthz ne répond pas'],
  ['no mailer', answering('OPTIONS', MAILER, 404), 'répond 404 à la question préalable'],
  [
    'a mailer that refuses the site',
    answering('OPTIONS', MAILER, 204, { ...ALLOWED, 'Access-Control-Allow-Origin': 'https://autre.org' }),
    'refuse les messages des pages',
  ],
  [
    'a mailer that lets any header but Authorization',
    answering('OPTIONS', MAILER, 204, { ...ALLOWED, 'Access-Control-Allow-Headers': '*' }),
    'ne nomme pas Authorization',
  ],
  [
    'a mailer without Content-Type',
    answering('OPTIONS', MAILER, 204, { ...ALLOWED, 'Access-Control-Allow-Headers': 'authorization' }),
    'ne nomme pas Content-Type',
  ],
];

test('the embedded host is as it should be', async () => {
  expect(await faultsAt(await serveReady('out'))).toEqual([]);
});

test.each(SEEDED_ANSWERS)('%s is caught', async (_, disturb, named) => {
  const found = await faultsAt(await serveReady('out', disturb));

  expect(found.map(({ said }) => said).join('\n')).toContain(named);
});
