import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { describeArticle, readArticle, readSample } from '../../support/articles';

type App = {
  image: string;
  ports: string[];
  healthcheck: { test: string };
  init: boolean;
  stop_grace_period: string;
};
type Compose = { services: { app: App } };
const readApp = () => (parse(readSample('ci-cd/compose.yml')) as Compose).services.app;

describeArticle('ci-cd', () => {
  test.each([
    [200, 0],
    [503, 1],
    ['silence', 1],
  ] as const)(
    'on %s the probe exits with %i, and asks the image for nothing but Node',
    async (answer, code) => {
      const host = createServer((_, response) => void response.writeHead(Number(answer)).end());
      host.listen(0, '127.0.0.1');
      await once(host, 'listening');
      const { port } = host.address() as AddressInfo;
      if (answer === 'silence') host.close();
      const probe = readApp().healthcheck.test.replace(':3000', `:${port}`);
      expect(probe).toMatch(/^node -e /);
      const [exit] = (await once(spawn('sh', ['-c', probe], { stdio: 'ignore' }), 'exit')) as [number];
      host.close();
      expect(exit).toBe(code);
    },
  );

  test('the server runs a digest, which only the machine itself reaches', () => {
    expect(readApp().image).toMatch(/@\$\{DIGEST\}$/);
    for (const port of readApp().ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('a container that is stopped finishes what it has begun, within the time it is given', async () => {
    expect(readApp().init).toBe(true);
    expect(parseInt(readApp().stop_grace_period)).toBeGreaterThan(10);
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const app = "export const handle = (_, answer) => setTimeout(() => answer.end('whole'), 800);";
    for (const [name, text] of [
      ['app.js', app],
      ['server.js', readSample('ci-cd/server.js')],
      ['package.json', '{"type":"module"}'],
    ] as const)
      writeFileSync(join(folder, name), text);
    const port = 20_000 + (process.pid % 20_000);
    const [, command = ''] = readSample('ci-cd/Dockerfile').match(/^CMD (\[.*\])$/m) ?? [];
    const [program = '', ...args] = JSON.parse(command) as string[];
    const child = spawn(program, args, { cwd: folder, env: { ...process.env, PORT: String(port) } });
    const ask = () => fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
    await vi.waitFor(async () => (await ask()).text(), 30_000);
    const asked = ask();
    await new Promise((resolve) => void setTimeout(resolve, 200));
    child.kill('SIGTERM');
    expect(await (await asked).text()).toBe('whole');
    expect(child.exitCode ?? ((await once(child, 'exit')) as [number])[0]).toBe(0);
  });

  test('what is copied into the image leaves out what the article names', () => {
    expect(readSample('ci-cd/Dockerfile')).toContain('COPY . .');
    expect(readArticle('ci-cd')).toMatch(/`\.dockerignore`/);
  });

  test('an edit of the code leaves the layer of the dependencies as it was', () => {
    const lines = readSample('ci-cd/Dockerfile').split('\n');
    const at = (part: string) => lines.findIndex((line) => line.includes(part));
    expect(at('COPY package.json')).toBeGreaterThan(0);
    expect(at('npm ci')).toBeGreaterThan(at('COPY package.json'));
    expect(at('COPY . .')).toBeGreaterThan(at('npm ci'));
    expect(at('USER node')).toBeGreaterThan(0);
  });
});
