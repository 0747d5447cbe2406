import { afterEach, expect, test, vi } from 'vitest';
import { agency } from '@/content/agency';
import { mailerFaults } from '@/publish/verify/check-mailer';

const origin = 'https://agence.example';
const mailer = new URL('https://mail.example/send/');
const own = new URL('/api/', origin);

/** The answer to a browser that asks whether it may write. */
const allowing = (headers: string, from = origin) =>
  new Response(null, {
    headers: { 'access-control-allow-origin': from, 'access-control-allow-headers': headers },
  });
const answering = (status: number, body = '{}') => new Response(body, { status });
const open = allowing('authorization, content-type');
const right = answering(422);
const healthy = Response.json({ status: 'ok', keepDays: agency.legal.keptDays });

/** What is found of a mailer that gives these answers one after the other, then none. */
async function findings(url: URL, answers: Response[]): Promise<string> {
  const left = answers.values();
  const answer = () =>
    Promise.resolve(left.next().value?.clone() ?? Promise.reject(new TypeError('refused')));
  vi.stubGlobal('fetch', answer);
  const found: string[] = [];
  for await (const { message, remedy } of mailerFaults(url, origin)) found.push(`${message} → ${remedy}`);
  return found.join('\n');
}

afterEach(() => void vi.unstubAllGlobals());

test.each<[mailer: string, answers: Response[], found: RegExp]>([
  ['refuses an empty message for its fields', [right, open], /^$/],
  [
    'takes no page of this origin',
    [right, allowing('*', 'https://b.org')],
    /refuse les messages des pages de https:.*ALLOWED_ORIGINS/,
  ],
  ['allows nobody', [right, new Response()], /refuse les messages/],
  ['forgets a header', [right, allowing('*')], /refuse les messages.*autoriser Authorization/],
  ['has another token', [answering(401), open], /^refuse le jeton du site \(401\) → .*MAILER_TOKEN/],
  ['refuses the origin by its code', [answering(403, '{"code": "origin-refused"}')], /refuse les messages/],
  ['is none', [answering(404)], /répond 404 à un message/],
  ['takes whatever comes', [answering(200)], /répond 200 à un message/],
])('a mailer that %s is told', async (_, answers, found) => {
  expect(await findings(mailer, answers)).toMatch(found);
});

test.each([
  [healthy, /^$/],
  [Response.json({ status: 'error', why: 'EACCES' }), /aucun message ne peut être enregistré \(EACCES\)/],
  [
    Response.json({ status: 'stuck', waiting: 1, why: '535' }),
    /des messages ne partent pas \(535\) → .*compte et mot de passe/,
  ],
  [Response.json({ status: 'error', why: 'no-site' }), /aucune page n’est publiée → .*publier\.sh/],
  [Response.json({ status: 'stuck', why: 'low-disk' }), /peu de place/],
  [Response.json({ status: 'stuck', why: 'held' }), /attendent demain/],
  [Response.json({ status: 'ok', keepDays: 0 }), /garde les messages pour toujours/],
  [answering(404), /healthz ne répond pas/],
])('of the own mailer is said what waits, %#', async (health, found) => {
  expect(await findings(own, [right, health])).toMatch(found);
});
