import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleHost } from '@/publish/hosts/bundle';
import { killMailer } from './support/kill-mailer';
import { siteFolder } from './support/site-folder';
import { temporaryFolder } from './support/temporary-folder';

// The whole of it, with every manner of the relay: `npx tsx bench/mailer-kill.ts`.
test('killed under load, the mailer delivers all it accepted', async () => {
  const folder = temporaryFolder();
  const script = join(folder, 'host.mjs');
  await bundleHost(script);
  const report = await killMailer({
    outDir: siteFolder({}),
    mailDir: join(folder, 'mail'),
    script,
    manner: 'plain',
    messages: 60,
    kills: 2,
  });
  expect(report).toMatchObject({ accepted: 60, lost: [], twiceForNothing: [] });
  // Hand-overs under way at a kill may have taken place: nobody can tell.
  expect(report.twiceAfterKill).toBeLessThanOrEqual(2 * 4);
}, 60_000);
