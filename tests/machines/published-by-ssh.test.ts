// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../../packages/mailer/tests/support/ask';
import { temporaryFolder } from '../../packages/mailer/tests/support/temporary-folder';
import { runCommand } from '../support/run-command';
import { startSshServer } from '../support/ssh-server';
import { webServersFor } from '../support/web-servers';

/** Runs `deploy/publier.sh` as an owner types it. */
const publish = (...args: string[]) => runCommand('deploy/publier.sh', args);

test('a site published by SSH is served, goes back to yesterday’s on demand, and by itself when it does not answer', async () => {
  const [folder, site] = [temporaryFolder(), temporaryFolder()];
  const { typed, port, stop } = await startSshServer(folder);
  onTestFinished(stop);
  const env = { OUT_DIR: join(site, 'actuel/out') };
  const [host] = await webServersFor(['host'], { env });
  const [ssh, own] = [['--port', String(port)], `127.0.0.1:${host?.port}`];
  const target = [...ssh, '--hote', own, '--adresse', `http://${own}`, `${typed}:${site}`];
  const versions = () => readdirSync(join(site, 'versions')).sort();
  const served = () => readlinkSync(join(site, 'actuel')).replace('versions/', '');

  expect(await publish(...target)).toMatchObject({ code: 0 });
  const [first] = versions();
  expect((await ask(host?.port ?? 0, '/about')).status).toBe(200);
  // A version is named after its second.
  await vi.waitUntil(() => new Date().toISOString().replace(/[-:]/g, '').replace('T', '-') > `${first}Z`);
  expect(await publish(...target)).toMatchObject({ code: 0 });
  expect(versions()).toHaveLength(2);
  expect(await publish('--retour', ...target)).toMatchObject({ code: 0 });
  expect(readFileSync(join(site, 'actuel/mailer.json'))).toEqual(readFileSync('mailer.json'));

  const wrong = await publish(...ssh, '--hote', '127.0.0.1:1', `${typed}:${site}`);
  expect([wrong.code, wrong.printed]).toEqual([1, expect.stringContaining('de nouveau servie')]);
  expect([versions().length, served()]).toEqual([2, first]);

  // Five that a clock of years ahead has named: what is published by a right one is still the newest, and stays.
  for (const year of [1, 2, 3, 4, 5]) mkdirSync(join(site, `versions/209${year}0101-000000`));
  const away = await publish(...ssh, '--hote', own, '--adresse', 'http://127.0.0.1:1', `${typed}:${site}`);
  expect([away.code, away.printed]).toEqual([3, expect.stringContaining('ne la montre pas')]);
  expect([versions().length, served()]).toEqual([5, '20950101-000000-1']);
  expect((await ask(host?.port ?? 0, '/about')).status).toBe(200);
  for (const typedWrong of ['-oProxyCommand=id:/srv', 'a@b:/srv;id', 'a@b:/srv/../etc', ':/srv'])
    expect((await publish(...ssh, typedWrong)).code).toBe(2);
});
