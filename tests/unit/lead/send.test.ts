import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mailerBody, MAILER_TIMEOUT_MS } from '@/lib/rules/lead/contract';
import { sendMessage, type SendOutcome } from '@/lib/rules/lead/send';

type Answer = (response: ServerResponse, socket: Socket) => void;

const body = mailerBody('Sujet', { name: 'Zoé', email: 'z@b', company: '' }, 'Vu', 'Site');

/** A mailer that listens on this machine and answers as it is told, or never; the sender is pointed at it. */
async function startMailer(answer: Answer = () => undefined) {
  const asked = vi.fn(answer);
  const server = createServer((request, response) => asked(response, request.socket));
  const arrival = once(server, 'request');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('NEXT_PUBLIC_MAILER_URL', `http://127.0.0.1:${port}/api/mailer/send-email/`);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', new EventTarget());
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    logged.mockRestore();
    server.closeAllConnections();
    server.close();
  });
  return { asked, arrival, logged };
}

/** An answer by its status, be it a redirect, and whatever it says. */
const answering = (status: number, outcome: SendOutcome): [string, SendOutcome, Answer] => [
  String(status),
  outcome,
  (response) => void response.writeHead(status, { Location: '/ailleurs' }).end('{"error": not json'),
];

test.each<[string, SendOutcome, Answer]>([
  ...[200, 201, 202].map((status) => answering(status, 'sent')),
  ...[301, 302, 307, 308].map((status) => answering(status, 'unsent')),
  ...[400, 401, 403, 404, 422, 500, 503].map((status) => answering(status, 'unsent')),
  answering(429, 'busy'),
  ...[502, 504, 520, 522, 524].map((status) => answering(status, 'unsure')),
  ['no more', 'unsure', (_, socket) => socket.resetAndDestroy()],
  ['no HTTP', 'unsure', (_, socket) => void socket.end('bonjour\r\n\r\n')],
])(
  'of a mailer that answers %s, asked once, the message is %s, and the console says why',
  async (said, outcome, answer) => {
    const { asked, logged } = await startMailer(answer);

    expect(await sendMessage(body)).toBe(outcome);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(outcome === 'sent' ? 0 : 1);
    if (outcome === 'unsent') expect(logged.mock.calls.join()).toContain(`mailer answered ${said}`);
  },
);

test('a message without an answer is given up once its time is over, not a moment before', async () => {
  const { arrival, logged } = await startMailer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = vi.fn();

  const sending = sendMessage(body).finally(ended);
  await arrival;
  await vi.advanceTimersByTimeAsync(MAILER_TIMEOUT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(await sending).toBe('unsure');
  expect(String(logged.mock.calls[0]?.[1])).toContain('AbortError');
});

test('a tab that was frozen past that time gives up as soon as it is shown again', async () => {
  const { arrival } = await startMailer();
  const sending = sendMessage(body);
  await arrival;
  // Real time goes on while the timers of a frozen tab stand still.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MAILER_TIMEOUT_MS + 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await sending).toBe('unsure');
});
