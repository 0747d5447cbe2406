import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleHost } from '@/publish/hosts/bundle';
import { killMailer } from '@/tests/unit/server/support/kill-mailer';

// Whether everything accepted is delivered when the mailer is killed under load and the relay misbehaves. About four
// minutes: a relay may take 35 s to answer, and one that broke off is asked again after a minute.
const MANNERS = ['plain', 'slow', 'logins', 'recipient', 'breaks'];
const messages = Number(process.env.MESSAGES ?? 300);
const kills = Number(process.env.KILLS ?? 4);

mkdirSync('bench-results', { recursive: true });
const folder = resolve(mkdtempSync(join('bench-results', 'kill-')));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Essai</title>');
const script = join(folder, 'host.mjs');

try {
  await bundleHost(script);
  for (const manner of process.argv[2]?.split(',') ?? MANNERS) {
    const startMs = performance.now();
    const report = await killMailer({
      outDir: folder,
      mailDir: join(folder, manner),
      script,
      manner,
      messages,
      kills,
    });
    console.log(
      `${manner}: ${report.accepted} accepted (${report.cuts} connections cut), ${report.lost.length} lost; ` +
        `twice after a kill ${report.twiceAfterKill}, after a break ${report.twiceAfterBreak}, ` +
        `for nothing ${report.twiceForNothing.length}; at most ${report.mostCopies} copies; ` +
        `${((performance.now() - startMs) / 1000).toFixed(0)} s`,
    );
    if (report.lost.length + report.twiceForNothing.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
