import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Proves that the tests are of the site and not of what it says today: a copy of the project whose `content/` is another,
 * smaller agency's (`tests/second-content`) is built and tested, without what is the demonstration's alone.
 */
const DEMONSTRATION = /^(content\/(articles|films)\/|packages\/loom\/|tests\/specification\.test\.ts)/;

const copy = mkdtempSync(join(tmpdir(), 'second-content-'));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
const files = listed.toString().split('\0').filter(existsSync);
for (const file of files) if (!DEMONSTRATION.test(file)) cpSync(file, join(copy, file));
cpSync('tests/second-content', join(copy, 'content'), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

const run = (command: string) => execFileSync('npx', ['-c', command], { cwd: copy, stdio: 'inherit' });
try {
  // Some tests ask git what belongs to the project.
  run('git init --quiet && git add --all');
  run('tsx tests/support/run-lanes.ts check:types test:unit test:build test:export');
  run(
    'playwright test contact devis every-page faces home blog currency missing navigation print quote-link quote-presses quote-ways share without-javascript',
  );
} finally {
  if (!process.env.KEEP_COPY) rmSync(copy, { recursive: true });
}
