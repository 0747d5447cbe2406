// @vitest-environment node
import { expect, test } from 'vitest';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { checkHost } from '@/publish/verify/check-host';
import { checkHealth } from '@/publish/verify/check-delivery';
import { checkMailer } from '@/publish/verify/check-mailer';
import type { Fault } from '@/publish/verify/report';
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

const allowing = (headers: Record<string, string>) =>
  answering('OPTIONS', MAILER, 204, { ...ALLOWED, ...headers });
const uncompressed: Disturb = (request) => {
  request.headers['accept-encoding'] = 'identity';
  return false;
};
const keptWorker = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=86400' };
const untyped = { 'Content-Type': 'application/octet-stream' };

const SEEDED_ANSWERS: [said: string, disturb: Disturb][] = [
  ['X-Content-Type-Options', without('x-content-type-options')],
  ['Referrer-Policy', without('referrer-policy')],
  ['Permissions-Policy', without('permissions-policy')],
  ['X-Frame-Options', without('x-frame-options')],
  ['/ n’est pas compressé', uncompressed],
  ['devrait rester en cache', without('cache-control')],
  ['/sw.js doit être servi sans rester', answering('GET', /^\/sw\.js$/, 200, keptWorker)],
  ['répond 200 au lieu de 404', answering('GET', /n-existe-pas$/, 200)],
  ['ne montre pas la page 404', answering('GET', /n-existe-pas$/, 404)],
  ['/ABOUT/ ne mène pas à /about', answering('GET', /^\/ABOUT\/$/, 404)],
  ['/expertises ne mène pas à /services', answering('GET', /^\/expertises$/, 404)],
  ['image (content-type : application/octet-stream)', answering('GET', /^\/og\/home\.jpg$/, 200, untyped)],
  ['/healthz ne répond pas', answering('GET', /^\/healthz$/, 404)],
  ['répond 404 à la question préalable', answering('OPTIONS', MAILER, 404)],
  ['refuse les messages des pages', allowing({ 'Access-Control-Allow-Origin': 'https://autre.org' })],
  ['ne nomme pas Authorization', allowing({ 'Access-Control-Allow-Headers': '*' })],
  ['ne nomme pas Content-Type', allowing({ 'Access-Control-Allow-Headers': 'authorization' })],
];

test('the embedded host is as it should be', async () => {
  expect(await faultsAt(await serveReady('out'))).toEqual([]);
});

test.each(SEEDED_ANSWERS)('a host or a mailer at fault is told: %s', async (said, disturb) => {
  const found = await faultsAt(await serveReady('out', disturb));

  expect(found.map((fault) => fault.said).join('\n')).toContain(said);
});
