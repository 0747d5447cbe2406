import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { watch } from 'node:fs';
import { loadEnvFiles } from '@/lib/build/load-env-files';
import { ConfigError, readConfig } from './config';
import { sendJson } from './kit/respond';
import { startHost } from './start-host';

const NEXT = 'node_modules/next/dist/bin/next';
const CONTROL = ['lib/build/checks/controler.mjs'];
const MEDIA = ['--import', 'tsx', 'lib/build/media/main.ts'];

const SHOWN: SpawnOptions = { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } };

/** A file is often saved in several steps. */
const SETTLE_MS = 200;

try {
  loadEnvFiles('development');
  const config = readConfig(process.env);
  // What is wrong is told and stops nothing here: it is being written.
  for (const task of [CONTROL, MEDIA]) spawnSync(process.execPath, task, SHOWN);
  // The pages are Next's, which asks this host for the rest: see the rewrites of next.config.mjs.
  const origins = ['localhost', '127.0.0.1', config.host].map((host) => `http://${host}:${config.port}`);
  const port = await startHost(
    { ...config, host: '127.0.0.1', port: 0, allowedOrigins: [...config.allowedOrigins, ...origins] },
    async (_, response) => sendJson(response, 404, { error: { code: 'not-found' } }),
  );
  startNext(config.host, config.port, `http://127.0.0.1:${port}`);
  followContent();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Next's development server, with the bundler of the build; it and this process end together. */
function startNext(host: string, port: number, origin: string): void {
  const typed = [NEXT, 'dev', '--webpack', '--hostname', host, '--port', String(port)];
  const env = { ...process.env, DEV_HOST_ORIGIN: origin };
  const next = spawn(process.execPath, typed, { stdio: ['ignore', 'inherit', 'inherit'], env });
  next.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => next.kill());
}

/** Checks the content at each change, and encodes the pictures that came with it. */
function followContent(): void {
  let waiting: NodeJS.Timeout | undefined;
  watch('content', { recursive: true }, (_, name) => {
    clearTimeout(waiting);
    const tasks = /\.(ts|md)$/.test(String(name)) ? [CONTROL] : [CONTROL, MEDIA];
    waiting = setTimeout(() => {
      for (const task of tasks) spawn(process.execPath, task, SHOWN);
    }, SETTLE_MS);
  });
}
