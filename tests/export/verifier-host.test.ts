// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isReady } from '@/export/verifier/report';
import { makeReadySite } from '../support/ready-site';
import { answering, serveReady, verdictOn, without, type Disturb } from '../support/verdict';

let ready: string;

beforeAll(() => {
  ready = makeReadySite();
});

afterAll(() => rmSync(ready, { recursive: true, force: true }));

const MAILER = /^\/api\/mailer/;
const ALLOWED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

const SEEDED_ANSWERS: [fault: string, disturb: Disturb, named: string][] = [
  ['a host that lets types be guessed', without('x-content-type-options'), 'X-Content-Type-Options'],
  ['a host without a referrer policy', without('referrer-policy'), 'Referrer-Policy'],
  ['a host without a permissions policy', without('permissions-policy'), 'Permissions-Policy'],
  [
    'a host that lets the site be framed',
    without('x-frame-options', 'content-security-policy'),
    'frame-ancestors',
  ],
  [
    'a host that compresses nothing',
    (request) => Boolean((request.headers['accept-encoding'] = 'identity')) && false,
    '/ n’est pas compressé',
  ],
  ['a host that keeps nothing', without('cache-control'), 'devrait rester en cache'],
  [
    'a host that answers 200 to anything',
    answering('GET', /n-existe-pas$/, 200),
    'répond 200 au lieu de 404',
  ],
  ['a host with a 404 page of its own', answering('GET', /n-existe-pas$/, 404), 'ne montre pas la page 404'],
  ['a host that minds the case', answering('GET', /^\/ABOUT$/, 404), '/ABOUT ne mène pas à /about'],
  ['a host that minds a slash', answering('GET', /^\/about\/$/, 403), '/about/ ne mène pas à /about'],
  [
    'pictures without a type',
    answering('GET', /^\/og\/home\.jpg$/, 200, { 'Content-Type': 'application/octet-stream' }),
    'application/octet-stream',
  ],
  ['no mailer', answering('OPTIONS', MAILER, 404), 'répond 404 à la question préalable'],
  [
    'a mailer that refuses the site',
    answering('OPTIONS', MAILER, 204, { ...ALLOWED, 'Access-Control-Allow-Origin': 'https://autre.org' }),
    'n’autorise pas',
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

test.each(SEEDED_ANSWERS)('%s is caught', async (_, disturb, named) => {
  const { topics, text } = await verdictOn(await serveReady(ready, disturb));

  expect(text).toContain(named);
  expect(isReady(topics)).toBe(false);
});
