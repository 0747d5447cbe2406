import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { readConfig } from './config';
import { ConfigError } from './config-values';
import { loadEnvFiles } from '@/lib/load-env-files';
import { proxyTo } from './proxy-to';
import { startHost } from './start-host';

const NEXT = 'node_modules/next/dist/bin/next';

try {
  loadEnvFiles('development');
  const config = readConfig(process.env);
  const port = await freePort();
  const proxy = proxyTo(port);
  await startHost(config, proxy.answer, proxy.upgrade);
  startNext(port);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Next's development server, with the bundler of the build, on a port of its own; it and this process end together. */
function startNext(port: number): void {
  const next = spawn(
    process.execPath,
    [NEXT, 'dev', '--webpack', '--hostname', '127.0.0.1', '--port', String(port)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: String(port) },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => next.kill());
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
