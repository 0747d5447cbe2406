import { afterEach, expect, test, vi } from 'vitest';
import { faults } from '@/lib/rules/fault';
import { checkHealth } from '@/publish/verify/check-delivery';
import { checkMailer } from '@/publish/verify/check-mailer';
import { checkConfirmed, checkVariables } from '@/publish/verify/check-values';
import { formatReport } from '@/publish/verify/report';

const origin = 'https://agence.example';
const mailer = { url: new URL('https://mail.example/send/'), token: 'Token a', origin, keptDays: 1095 };
const allowing = (...headers: string[]) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-headers': headers.join(', '),
});
const asked = new Response(null, { headers: allowing('authorization', 'content-type') });

/** What is found of a mailer that answers the question of a browser, then an empty message, or nothing at all. */
async function findings(check: () => Promise<{ message: string }[]>, ...answers: (Response | undefined)[]) {
  const fetch = vi.fn(() =>
    Promise.resolve(answers.shift()?.clone() ?? Promise.reject(new TypeError('refused'))),
  );
  vi.stubGlobal('fetch', fetch);
  return (await check()).map(({ message }) => message).join();
}

afterEach(() => void vi.unstubAllGlobals());

const refusal = new Response('{"code": "origin-refused"}', { status: 403 });

test.each<[mailer: string, answers: (Response | undefined)[], found: RegExp]>([
  ['refuses an empty message for its fields', [asked, new Response(null, { status: 422 })], /^$/],
  ['does not answer', [undefined], /ne répond pas/],
  [
    'takes no page of this origin',
    [new Response(null, { status: 403 })],
    /refuse les messages des pages de https:/,
  ],
  ['allows nobody', [new Response()], /n’autorise aucune page/],
  ['forgets a header', [new Response(null, { headers: allowing('*') })], /ne nomme pas Authorization/],
  ['has another token', [asked, new Response(null, { status: 401 })], /refuse le jeton du site \(401\)/],
  ['refuses the origin by its code', [asked, refusal], /refuse les messages/],
  ['is none', [asked, new Response(null, { status: 404 })], /répond 404 à un message/],
  ['takes whatever comes', [asked, new Response()], /accepte un message vide \(200\)/],
])('a mailer that %s is told', async (_, answers, found) => {
  expect(await findings(() => checkMailer(mailer), ...answers)).toMatch(found);
});

test.each([
  [{ status: 'ok' }, /^$/],
  [{ status: 'error', why: 'EACCES' }, /aucun message ne peut être enregistré \(EACCES\)/],
  [
    { status: 'degraded', waiting: 3, failed: 1, why: '535' },
    /3 message\(s\) en attente.*1 message\(s\) refusé/,
  ],
])('of a mailer whose health is %j is said what waits', async (health, found) => {
  expect(await findings(() => checkHealth(mailer, true), Response.json(health))).toMatch(found);
});

test('what can be told without asking is told, each remedy once, under what it mends', () => {
  const wrong = { SITE_URL: 'http://agence.example', NEXT_PUBLIC_MAILER_URL: 'mail.example' };
  expect(checkVariables({ SITE_URL: origin, NEXT_PUBLIC_MAILER_URL: '/api/' })).toEqual([]);
  expect(checkVariables(wrong).map(({ message }) => message.split(' ')[0])).toEqual(Object.keys(wrong));
  const topics = [
    { name: 'Valeurs', found: checkConfirmed(['email']) },
    { name: 'Hôte', found: faults('Publiez.', ['a manque', 'b manque']) },
    { name: 'Courrier', found: [] },
  ];
  const report = formatReport(origin, topics).split('\n').slice(2);
  expect(report.slice(3)).toEqual([
    ...['✗ Hôte', '    a manque', '    b manque', '      → Publiez.', '✓ Courrier', '', 'Pas prêt'],
  ]);
});
