import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test as anyTest } from 'vitest';
import { parse } from 'yaml';
import { hasArticle, readSample } from '../../support/samples';

const test = anyTest.skipIf(!hasArticle('ci-cd'));

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

let server: string;

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'server-'));
  install('docker', DOCKER);
  install('flock', '#!/usr/bin/env bash\n');
  for (const name of ['deploy.sh', 'rollback.sh'])
    install(name, readSample(`ci-cd/${name}`).replaceAll('/srv/app', server));
});

afterEach(() => rmSync(server, { recursive: true }));

function install(name: string, script: string) {
  writeFileSync(join(server, name), script);
  chmodSync(join(server, name), 0o755);
}

/** Runs a script of the article on the server; its exit code. */
function run(script: string, ...given: string[]): number | null {
  return spawnSync('bash', [join(server, script), ...given], {
    env: { ...process.env, PATH: `${server}:${process.env.PATH}` },
  }).status;
}

function read(name: string): string[] {
  const path = join(server, name);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

test('a release is deployed and remembered, once even when it is deployed again', () => {
  expect([run('deploy.sh', one), run('deploy.sh', two), run('deploy.sh', two)]).toEqual([0, 0, 0]);
  expect(read('running')).toEqual([two]);
  expect(read('releases')).toEqual([one, two]);
});

test('a release that does not answer gives way to the one before, and the pipeline is red', () => {
  run('deploy.sh', one);

  expect(run('deploy.sh', broken)).toBe(1);
  expect(read('running')).toEqual([one]);
  expect(read('releases')).toEqual([one]);
});

test('going back takes one command, and the same command comes forward again', () => {
  [one, two, two].forEach((digest) => run('deploy.sh', digest));

  expect(run('rollback.sh')).toBe(0);
  expect(read('running')).toEqual([one]);
  expect(run('rollback.sh')).toBe(0);
  expect(read('running')).toEqual([two]);
});

test('going back from the only release fails aloud', () => {
  run('deploy.sh', one);

  expect(run('rollback.sh')).toBe(1);
});

test.each(['', 'latest', `${'sha256:'}${'a'.repeat(63)}`, `sha256:${'a'.repeat(64)}; rm -rf /`])(
  'the key of the pipeline deploys digests and nothing else: %j',
  (given) => {
    expect(run('deploy.sh', given)).toBe(2);
    expect(read('running')).toEqual([]);
  },
);

test('the key is locked to the script by the line shown', () => {
  expect(readSample('ci-cd/authorized_keys.sh')).toMatch(
    /^restrict,command="\/srv\/app\/deploy\.sh" ssh-ed25519 \S+ \w+\n$/,
  );
});

test('the pipeline hands the server the digest it has built', () => {
  install('ssh', '#!/usr/bin/env bash\necho "$@" > "$HOME/asked"\n');
  const { jobs } = parse(readSample('ci-cd/livraison.yml')) as {
    jobs: { deploy: { steps: [{ run: string }] } };
  };
  const { status } = spawnSync('bash', ['-euo', 'pipefail', '-c', jobs.deploy.steps[0].run], {
    env: {
      ...process.env,
      PATH: `${server}:${process.env.PATH}`,
      HOME: server,
      DEPLOY_KEY: 'k',
      KNOWN_HOSTS: 'h',
      DIGEST: one,
    },
  });

  expect(status).toBe(0);
  expect(read('asked')).toEqual([`deploy@app.example ${one}`]);
});
