import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startHost } from '../../src/host/start-host';
import { readSettings } from '../../src/settings';
import { ask, post, type Asked } from './ask';
import { readLog } from './read-log';
import { file } from './site';
import { temporaryFolder } from './temporary-folder';

type Options = { settings?: object; outDir?: string };

/** The whole host on a free port of this machine, with folders of its own; closed when the test ends. */
export async function startTestHost({ settings = {}, outDir }: Options = {}) {
  const mailDir = join(temporaryFolder(), 'mail');
  const logged = readLog();
  const read = readSettings(JSON.stringify({ ...file, rateLimit: 0, port: 0, mailDir, ...settings }), {});
  const { server, port, stop } = await startHost(() => read, outDir ?? temporaryFolder({ 'index.html': '' }));
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
    send: (body?: object, headers?: Asked['headers']) => post(port, body, headers),
    names: (state = 'new') => readdirSync(join(mailDir, state)).sort(),
    mails: () => readdirSync(join(mailDir, 'new')).map((name) => readFileSync(join(mailDir, 'new', name))),
  };
}
