import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeArticle, readSample } from '../../support/articles';
import { onServer } from '../../support/server';

type Compose = { services: { app: { image: string; ports: string[]; healthcheck: { test: string } } } };
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

  test('a migration that fails starts no application', () =>
    onServer(({ install, bash, left }) => {
      const [, command = ''] = readSample('ci-cd/Dockerfile').match(/^CMD (\[.*\])$/m) ?? [];
      const [shell, ...args] = JSON.parse(command) as string[];
      install('npm', '#!/usr/bin/env bash\n[[ ! -e bad ]]\n');
      install('node', '#!/usr/bin/env bash\necho "$@" >> started\n');
      const start = () => bash(['-c', '"$@"', '_', shell ?? '', ...args]);
      expect(start()).toBe(0);
      expect(left('started')).toEqual(['server.js']);
      install('bad', '');
      expect(start()).not.toBe(0);
      expect(left('started')).toEqual(['server.js']);
    }));

  test('an edit of the code leaves the layer of the dependencies as it was', () => {
    const lines = readSample('ci-cd/Dockerfile').split('\n');
    const at = (part: string) => lines.findIndex((line) => line.includes(part));
    expect(at('COPY package.json')).toBeGreaterThan(0);
    expect(at('npm ci')).toBeGreaterThan(at('COPY package.json'));
    expect(at('COPY . .')).toBeGreaterThan(at('npm ci'));
    expect(at('USER node')).toBeGreaterThan(0);
  });
});
