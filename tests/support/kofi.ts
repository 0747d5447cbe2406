import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const notCopied = ['.git', '.next', 'node_modules', 'out', 'hosts', 'mail', 'bench-results', 'test-results'];

/** Runs one of the project's commands in a folder; returns all it says. Throws where it fails. */
export function run(folder: string, args: readonly string[], env: Record<string, string> = {}): string {
  return execFileSync('npm', ['run', ...args], {
    cwd: folder,
    env: { ...withoutTests(process.env), ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The runner's own variables would make a build think that it is tested. */
function withoutTests({ NODE_ENV: _, VITEST: __, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return env as NodeJS.ProcessEnv;
}

/**
 * A copy of the project that another agency has taken over, as its owner would: files dropped into `content`, then
 * `npm run agence`. Returns its folder.
 */
export async function makeKofi(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kofi-'));
  for (const name of readdirSync('.').filter((each) => !notCopied.includes(each) && !each.startsWith('.env')))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['articles', 'pictures']) {
    const demonstration = join(folder, 'content', name);
    const isTheirs = (file: string) => name === 'articles' || /^(cover|project)-/.test(file);
    readdirSync(demonstration)
      .filter(isTheirs)
      .forEach((file) => rmSync(join(demonstration, file), { recursive: true }));
  }
  cpSync('tests/fixtures/kofi/content', join(folder, 'content'), { recursive: true });
  await sharp(Buffer.from(sunrise))
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .toFile(join(folder, 'accueil.jpg'));
  await sharp(Buffer.from(stall)).toFile(join(folder, 'content/pictures/marche.jpg'));
  run(folder, ['agence', '--', 'tests/fixtures/kofi/agence.json']);
  return folder;
}

const sunrise = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500"><defs><linearGradient id="s" y2="1" x2="0"><stop stop-color="#14382d"/><stop offset=".75" stop-color="#8a6a2f"/><stop offset="1" stop-color="#f0bd48"/></linearGradient></defs><path fill="url(#s)" d="M0 0h2400v1500H0z"/><circle cx="1800" cy="1050" r="240" fill="#f6d27d"/><path fill="#0c241c" d="M0 1200q600-220 1200-60t1200-80v440H0z"/><path fill="#14382d" d="M0 1340q700-160 1300-30t1100-60v250H0z"/></svg>`;

const stall = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><path fill="#f6e7c1" d="M0 0h1800v1200H0z"/><path fill="#b23a48" d="M300 420q600-420 1200 0z"/><path fill="#f0bd48" d="M600 420q100-300 300-300t300 300z"/><path fill="#14382d" d="M885 420h30v480h-30zM240 900h1320v80H240zM300 980h40v180h-40zM1460 980h40v180h-40z"/><g fill="#2a6f97"><circle cx="460" cy="840" r="60"/><circle cx="600" cy="840" r="60"/><circle cx="1200" cy="840" r="60"/><circle cx="1340" cy="840" r="60"/></g></svg>`;
