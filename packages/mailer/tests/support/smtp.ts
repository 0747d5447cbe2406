import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A reply such as `550 5.4.5 no`, or breaking off, or keeping silent; nothing takes what was asked. */
type Verdict = string | 'break' | 'silence' | undefined;

/** What the service says to each step of a hand-over. */
export type Manners = {
  onConnect?: () => Verdict;
  onLogin?: () => Verdict;
  onSender?: () => Verdict;
  onRecipient?: (address: string) => Verdict;
  onMail?: (eml: Buffer) => Verdict | Promise<Verdict>;
};

/** A real SMTP service on this machine that keeps what it takes, until the test ends. */
export async function startSmtpFor(manners: Manners = {}, wantedPort = 0) {
  const mails: Buffer[] = [];
  const answer = (verdict: Verdict, { id }: { id: string }, callback: (error?: Error) => void) => {
    if (verdict === 'silence') return;
    if (verdict === 'break') [...server.connections].find((one) => one.id === id)?.close();
    else callback(verdict === undefined ? undefined : refusal(verdict));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (session, callback) => answer(manners.onConnect?.(), session, callback),
    onAuth: (auth, session, callback) =>
      answer(manners.onLogin?.(), session, (error) => callback(error, { user: auth.username })),
    onMailFrom: (_, session, callback) => answer(manners.onSender?.(), session, callback),
    onRcptTo: ({ address }, session, callback) => answer(manners.onRecipient?.(address), session, callback),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const eml = Buffer.concat(chunks);
        answer(await manners.onMail?.(eml), session, (error) => {
          if (!error) mails.push(eml);
          callback(error);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(() => void close());
  return { port, url: `smtp://127.0.0.1:${port}`, mails, close };
}

function refusal(reply: string): Error {
  const [, code, text = ''] = /^(\d{3}) ?(.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text || 'no'), { responseCode: Number(code) });
}
