import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Read, Trial } from './trial';

const [one, two, broken] = ['1', '2', 'b'].map((digit) => `sha256:${digit.repeat(64)}`) as [
  string,
  string,
  string,
];

/** Stands for the server's docker: the broken image never answers its probe, what runs is told in `running`. */
const DOCKER = `#!/usr/bin/env bash
case "$*" in
  *pull*) exit 0 ;;
  *up*--wait*) . ./.env; echo "$DIGEST" > running; [[ "$DIGEST" != ${broken} ]] ;;
  *) exit 9 ;;
esac
`;

/** A server with the scripts of the article: what runs on it, and what it has been left with. */
function onServer(read: Read, story: (server: ReturnType<typeof makeServer>) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  try {
    story(makeServer(folder, read));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeServer(folder: string, read: Read) {
  function install(name: string, script: string) {
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, HOME: folder };
  install('docker', DOCKER);
  install('flock', '#!/usr/bin/env bash\n');
  for (const name of ['deploy.sh', 'rollback.sh'])
    install(name, read(`ci-cd/${name}`).replaceAll('/srv/app', folder));
  return {
    install,
    bash: (args: string[], more = {}) => spawnSync('bash', args, { env: { ...env, ...more } }).status,
    run: (script: string, ...given: string[]) =>
      spawnSync('bash', [join(folder, script), ...given], { env }).status,
    left(name: string): string[] {
      const path = join(folder, name);
      return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
    },
  };
}

export const bash: Trial[] = [
  {
    article: 'ci-cd',
    promise:
      'a release is deployed and remembered once, and one that does not answer gives way to the one before',
    attempt: (read) =>
      onServer(read, ({ run, left }) => {
        expect([one, two, two].map((digest) => run('deploy.sh', digest))).toEqual([0, 0, 0]);
        expect(left('running')).toEqual([two]);
        expect(left('releases')).toEqual([one, two]);
        expect(run('deploy.sh', broken)).toBe(1);
        expect(left('running')).toEqual([two]);
        expect(left('releases')).toEqual([one, two]);
      }),
  },
  {
    article: 'ci-cd',
    promise:
      'going back takes one command, the same comes forward again, and the only release has none before it',
    attempt: (read) =>
      onServer(read, ({ run, left }) => {
        run('deploy.sh', one);
        expect(run('rollback.sh')).toBe(1);
        run('deploy.sh', two);
        run('deploy.sh', two);
        for (const digest of [one, two]) {
          expect(run('rollback.sh')).toBe(0);
          expect(left('running')).toEqual([digest]);
        }
      }),
  },
  {
    article: 'ci-cd',
    promise: 'the key of the pipeline deploys digests and nothing else, and is locked to the script',
    attempt: (read) =>
      onServer(read, ({ run, left }) => {
        const tries = ['', 'latest', `sha256:${'a'.repeat(63)}`, `sha256:${'a'.repeat(64)}; rm -rf /`];
        expect(tries.map((given) => run('deploy.sh', given))).toEqual([2, 2, 2, 2]);
        expect(left('running')).toEqual([]);
        expect(read('ci-cd/authorized_keys.sh')).toMatch(
          /^restrict,command="\/srv\/app\/deploy\.sh" ssh-ed25519 \S+ \w+\n$/,
        );
      }),
  },
  {
    article: 'ci-cd',
    promise: 'the pipeline hands the server the digest it has built',
    attempt: (read) =>
      onServer(read, ({ install, bash, left }) => {
        install('ssh', '#!/usr/bin/env bash\necho "$@" > "$HOME/asked"\n');
        type Workflow = { jobs: { deploy: { steps: [{ run: string }] } } };
        const { jobs } = parse(read('ci-cd/livraison.yml')) as Workflow;
        const keys = { DEPLOY_KEY: 'k', KNOWN_HOSTS: 'h', DIGEST: one };
        expect(bash(['-euo', 'pipefail', '-c', jobs.deploy.steps[0].run], keys)).toBe(0);
        expect(left('asked')).toEqual([`deploy@app.example ${one}`]);
      }),
  },
];
