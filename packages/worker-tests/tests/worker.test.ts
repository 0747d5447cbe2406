import { expect, test } from 'vitest';
import { limit, startWorker } from './start-worker';

const form = (own: object, headers: object = {}) => ({
  method: 'POST',
  headers: {
    origin: 'https://trame.example',
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  },
  body: new URLSearchParams({
    formulaire: 'contact',
    name: 'Awa',
    email: 'awa@kora.example',
    ...own,
  }).toString(),
});

test('what is accepted, by script or as a plain form, is delivered once; a robot’s is marked', async () => {
  const { send, ask, mails, dead } = await startWorker();
  expect(await send('Bonjour, votre équipe est-elle là ?')).toMatchObject({
    status: 202,
    text: expect.stringContaining('"ok":true'),
  });
  expect((await ask('/api/mailer/formulaire/', form({ message: 'sans script' }))).status).toBe(200);
  expect((await ask('/api/mailer/formulaire/', form({ message: 'machine', vide: 'x' }))).status).toBe(200);
  await expect.poll(() => mails().length).toBe(3);
  const [script = '', plain = '', robot = ''] = mails().sort(
    (a, b) => Number(/X-Spam/.test(a)) - Number(/X-Spam/.test(b)),
  );
  expect([script, plain].join()).toMatch(/Bonjour, votre =C3=A9quipe[^]*sans script/);
  expect(robot).toMatch(/X-Spam-Flag: YES[^]*machine/);
  expect(dead).toEqual([]);
});

test('what is refused is refused as by the host, and nothing of it is queued', async () => {
  const { send, ask, mails } = await startWorker();
  expect((await send('x', { authorization: 'autre' })).status).toBe(403);
  expect((await send('x', { origin: 'https://autre.example' })).status).toBe(403);
  expect((await ask('/api/mailer/formulaire/', form({ email: 'awa' }))).text).toContain('awa');
  expect((await ask('/api/mailer/formulaire/', {})).text).toContain('Rien à envoyer ici.');
  expect((await send('le seul')).status).toBe(202);
  await expect.poll(() => mails().length).toBe(1);
});

test('a mail that the service refuses is tried again, and then waits whole in the second queue', async () => {
  const { send, count, dead, mails } = await startWorker({ verified: ['autre@trame.example'] });
  expect((await send('Bonjour, ce message est refusé')).status).toBe(202);
  await expect.poll(() => dead.length).toBe(1);
  expect(dead[0]).toMatchObject({ to: 'a@trame.example', eml: expect.stringContaining('est refus=C3=A9') });
  await expect.poll(() => count('mail-deferred')).toBe(4);
  expect(mails()).toEqual([]);
});

test.each([
  ['no recipient', { MAIL_TO: ',' }],
  ['a recipient that is none', { MAIL_TO: 'atelier' }],
])('with %s nothing is accepted, and the answer says why', async (_, bindings) => {
  const { send, count } = await startWorker({ bindings });
  expect(await send('perdu ?')).toMatchObject({ status: 503, text: expect.stringMatching(/^MAIL_TO\s: /) });
  await expect.poll(() => count('settings-refused')).toBeGreaterThan(0);
});

test('a network is counted as one, whichever of its addresses it uses; others are not concerned', async () => {
  const { send } = await startWorker();
  const statuses: number[] = [];
  for (let index = 0; index < limit + 10; index += 1)
    statuses.push((await send(`${index}`, { 'cf-connecting-ip': `2001:db8::${index + 1}` })).status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(limit);
  expect((await send('autre', { 'cf-connecting-ip': '2001:db8:0:1::1' })).status).toBe(202);
});

test('several recipients are queued together or not at all: whoever sends again after a failure doubles nobody’s mail', async () => {
  const around = `let calls = 0;
export default { ...worker, fetch: (request, env) => worker.fetch(request, { ...env, MAIL_QUEUE: {
  sendBatch: (mails) => { if (++calls === 1) throw new Error('busy'); return env.MAIL_QUEUE.sendBatch(mails); },
} }) };`;
  const { send, mails } = await startWorker({
    around,
    bindings: { MAIL_TO: 'a@trame.example,b@trame.example' },
  });
  expect([(await send('deux')).status, (await send('deux')).status]).toEqual([503, 202]);
  await expect.poll(() => mails().length).toBe(2);
  expect(mails().map((mail) => /^To: .*$/m.exec(mail)?.[0])).toHaveLength(2);
});

test('the longest message is stored, and one that a queue cannot take is never said to be', async () => {
  const { send, mails } = await startWorker();
  expect([(await send('é'.repeat(20_000))).status, (await send('\n'.repeat(32_000))).status]).toEqual([
    202, 503,
  ]);
  await expect.poll(() => mails().length).toBe(1);
});
