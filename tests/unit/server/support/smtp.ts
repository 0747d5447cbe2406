import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type SmtpServer = { port: number; url: string; mails: Buffer[]; close: () => Promise<void> };

/** What the service answers to a mail: nothing to take it, an SMTP reply code to refuse it, or breaking off. */
export type Judge = (eml: Buffer) => number | 'break' | undefined;

/** A real SMTP service on this machine that keeps what it takes. */
export async function startSmtp(judge: Judge = () => undefined, wantedPort = 0): Promise<SmtpServer> {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const eml = Buffer.concat(chunks);
        const verdict = judge(eml);
        if (verdict === 'break') {
          for (const connection of server.connections) connection.close();
        } else if (verdict === undefined) {
          mails.push(eml);
          callback();
        } else {
          callback(Object.assign(new Error('no'), { responseCode: verdict }));
        }
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { port, url: `smtp://127.0.0.1:${port}`, mails, close };
}

/** A port that nobody listens on at present. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
