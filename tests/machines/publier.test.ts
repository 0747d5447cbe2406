// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishVersion } from '@/publish/send/publish-version';
import { openRemote } from '@/publish/send/remote';
import { startSshServer } from '../support/ssh-server';
import { writeSite } from '../unit/server/support/site-folder';

const folder = mkdtempSync(join(tmpdir(), 'trame-ssh-'));
const out = join(folder, 'out');
let ssh: Awaited<ReturnType<typeof startSshServer>>;
let site: string;
let runs = 0;

beforeAll(async () => {
  ssh = await startSshServer(folder);
});

afterAll(() => {
  ssh.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  runs += 1;
  site = join(folder, `site-${runs}`);
});

function build(files: Record<string, string>): void {
  rmSync(out, { recursive: true, force: true });
  writeSite(out, files);
}

/** Publishes what was built; returns what was said, and whether it stayed. */
async function publish({ reload = 'true', isGood = async () => true } = {}) {
  const lines: string[] = [];
  const steps = { reload, isGood, say: (line: string) => void lines.push(line) };
  const isPublished = await publishVersion(out, openRemote(`${ssh.typed}:${site}`), steps);
  return { isPublished, said: lines.join('\n') };
}

const served = (name: string) => readFileSync(join(site, 'actuel', name), 'utf8');

test('a version is served whole, hidden rules included; the next one sends only what changed', async () => {
  build({ 'index.html': 'un', '.hosts/rules.conf': 'r', "l'été (1).html": 'x', 'vieux.html': 'x' });
  expect(await publish()).toMatchObject({ isPublished: true });
  expect([served('index.html'), served('.hosts/rules.conf')]).toEqual(['un', 'r']);

  build({ 'index.html': 'deux', '.hosts/rules.conf': 'r', "l'été (1).html": 'x' });
  const { said } = await publish();

  expect(said).toMatch(/^1 fichiers envoyés/);
  expect([served('index.html'), served("l'été (1).html")]).toEqual(['deux', 'x']);
  expect(existsSync(join(site, 'actuel/vieux.html'))).toBe(false);
});

test('what a page opened before may still ask for stays', async () => {
  build({ 'index.html': 'un', '_next/static/a1.js': 'a' });
  await publish();
  build({ 'index.html': 'deux', '_next/static/b2.js': 'b' });
  await publish();

  expect(readdirSync(join(site, 'actuel/_next/static'))).toEqual(['a1.js', 'b2.js']);
});

test.each([
  ['a configuration that the server refuses', { reload: 'grep -q un actuel/index.html' }],
  ['a site that the verifier refuses', { isGood: async () => false }],
  ['a site that does not answer', { isGood: async () => Promise.reject(new Error('ne répond pas')) }],
])('after %s, the version of before is served again, unspoilt', async (_, steps) => {
  build({ 'index.html': 'un' });
  await publish();
  build({ 'index.html': 'deux' });
  const reload = 'reload' in steps ? `cd ${site}; ${steps.reload}` : 'true';
  const { isPublished, said } = await publish({ ...steps, reload });

  expect(isPublished).toBe(false);
  expect(said).toContain('La version d’avant est de nouveau servie');
  expect(served('index.html')).toBe('un');
  expect(readdirSync(join(site, 'versions'))).toHaveLength(1);
});

test('a first version that is refused leaves nothing served', async () => {
  build({ 'index.html': 'un' });
  const { isPublished } = await publish({ isGood: async () => false });

  expect(isPublished).toBe(false);
  expect(readdirSync(site)).toEqual(['versions']);
});

test('a server that cannot be reached is said, and what is no server too', async () => {
  build({ 'index.html': 'un' });
  const steps = { reload: 'true', isGood: async () => true, say: () => undefined };

  await expect(publishVersion(out, openRemote(`${ssh.typed}:/proc/site`), steps)).rejects.toThrow(
    '/proc/site',
  );
  for (const wrong of ['', 'serveur', '-oProxyCommand=x:/srv', 'a@b:/srv/$(x)', 'a@b:relatif'])
    expect(() => openRemote(wrong)).toThrow('utilisateur@serveur:/dossier');
});

test('the command goes back by itself while the site of the demonstration is not ready', async () => {
  const options = ['--adresse', 'http://127.0.0.1:9', '--recharger', 'true'];
  const args = ['publish/publier.ts', `${ssh.typed}:${site}`, ...options];
  const { code, printed } = await new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code, printed: stdout + stderr }),
    );
  });

  expect(code).toBe(1);
  expect(printed).toContain('http://127.0.0.1:9 ne répond pas');
  expect(printed).toMatch(/Pas publié\s*$/);
  expect(existsSync(join(site, 'actuel'))).toBe(false);
});
