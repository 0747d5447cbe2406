import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startHost } from '../../src/host/start-host';
import { readSettings } from '../../src/settings';
import { ask, type Asked } from './ask';
import { readLog } from './read-log';
import { file, json } from './site';
import { temporaryFolder } from './temporary-folder';

type Options = { settings?: object; env?: Record<string, string>; outDir?: string };

/** The whole host on a free port of this machine, with folders of its own; closed when the test ends. */
export async function startTestHost({ settings = {}, env = {}, outDir = '/nonexistent' }: Options = {}) {
  const mailDir = join(temporaryFolder(), 'mail');
  const logged = readLog();
  const read = readSettings(JSON.stringify({ ...file, rateLimit: 0, port: 0, mailDir, ...settings }), env);
  const { server, port, stop } = await startHost(
    () => read,
    outDir,
    () => undefined,
  );
  onTestFinished(async () => {
    server.close().closeAllConnections();
    await stop();
  });
  return {
    port,
    server,
    mailDir,
    logged,
    get: (path: string, headers: Asked['headers'] = {}) => ask(port, path, { headers }),
    /** Sends a body to the mailer; an object as JSON, a text as it is. */
    send: (body: unknown, headers: Asked['headers'] = json) =>
      ask(port, '/api/mailer/send-email/', {
        method: 'POST',
        headers,
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    names: (state = 'new') => readdirSync(join(mailDir, state)).sort(),
    mails: () => readdirSync(join(mailDir, 'new')).map((name) => readFileSync(join(mailDir, 'new', name))),
  };
}
