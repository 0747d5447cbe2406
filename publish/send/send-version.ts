import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listFiles } from '@/publish/rules/list-files';
import type { Remote } from './remote';

/** Names that change with their content: what a page opened before the switch may still ask for. */
const KEPT = /^(\/_next\/static|\/media)\//;

/**
 * Puts `out/` beside the version that is served, as `versions/<name>`: unchanged files are links to those of that
 * version, only the others travel. Returns how many did.
 */
export async function sendVersion(out: string, remote: Remote, name: string): Promise<number> {
  const version = `${remote.folder}/versions/${name}`;
  const known = await readSums(remote);
  const local = new Map(listFiles(out).map((file) => [file, sumOf(join(out, file))]));
  const changed = [...local]
    // The date of the first page tells the embedded host that others changed.
    .filter(([file, sum]) => known.get(file) !== sum || file === '/index.html')
    .map(([file]) => file);
  const gone = [...known.keys()].filter((file) => !local.has(file) && !KEPT.test(file));

  await remote.run(
    `mkdir -p ${remote.folder}/versions; test ! -e ${version}; cd ${remote.folder}; if [ -e actuel ]; then cp -al actuel/. ${version}; else mkdir ${version}; fi; chmod 755 ${version}`,
  );
  await remote.run(`cd ${version}; xargs -0 -r rm -f --`, listed([...gone, ...changed]));
  if (changed.length > 0) await remote.run(`tar -x -z --no-same-owner -C ${version}`, packed(out, changed));
  await remote.run(`cd ${version}; find . -type d -empty -delete; chmod -R a+rX .`);
  return changed.length;
}

/** What is served now: the sum of each file by its path. */
async function readSums({ run, folder }: Remote): Promise<Map<string, string>> {
  const lines = await run(`cd ${folder}/actuel/ 2>/dev/null && find . -type f -exec sha256sum {} + || true`);
  return new Map(
    lines.split('\n').flatMap((line) => {
      const [, sum, path] = /^([0-9a-f]{64}) [ *]\.(\/.+)$/.exec(line) ?? [];
      return sum && path ? [[path, sum] as const] : [];
    }),
  );
}

function sumOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Paths for a program that reads names from its input. */
function listed(files: readonly string[]): Readable {
  return Readable.from(files.map((file) => `.${file}\0`));
}

function packed(out: string, files: readonly string[]): Readable {
  const tar = spawn('tar', ['-c', '-z', '-f', '-', '-C', out, '--null', '-T', '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  listed(files).pipe(tar.stdin);
  return tar.stdout;
}
