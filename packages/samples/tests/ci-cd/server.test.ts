import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeArticle, readSample } from '../../support/articles';
import { broken, onServer, one, three, two } from '../../support/server';

describeArticle('ci-cd', () => {
  test('a release is remembered once, and one that does not answer gives way to the one before', () =>
    onServer(({ run, left }) => {
      expect([one, two, two].map((digest) => run('deploy.sh', digest))).toEqual([0, 0, 0]);
      expect(left('running')).toEqual([two]);
      expect(run('deploy.sh', broken)).toBe(1);
      expect(left('running')).toEqual([two]);
      expect(left('releases')).toEqual([one, two]);
    }));

  test('going back takes one command, the same comes forward again, and the only release has none before it', () =>
    onServer(({ run, left }) => {
      run('deploy.sh', one);
      expect(run('rollback.sh')).toBe(1);
      run('deploy.sh', two);
      for (const digest of [one, two]) {
        expect(run('rollback.sh')).toBe(0);
        expect(left('running')).toEqual([digest]);
      }
    }));

  test('what is new migrates the database before it runs, and going back does not touch it', () =>
    onServer(({ run, left }) => {
      for (const digest of [one, two]) expect(run('deploy.sh', digest)).toBe(0);
      expect(left('migrated')).toEqual([one, two]);
      for (let turn = 0; turn < 2; turn++) expect(run('rollback.sh')).toBe(0);
      expect(left('migrated')).toEqual([one, two]);
    }));

  test('a migration that fails leaves the release before it running', () =>
    onServer(({ run, left, cannotMigrate }) => {
      run('deploy.sh', one);
      cannotMigrate();
      expect(run('deploy.sh', two)).toBe(1);
      expect(left('running')).toEqual([one]);
      expect(left('releases')).toEqual([one]);
    }));

  test('going back asks nothing of the registry, by hand or by itself', () =>
    onServer(({ run, left, losesRegistry }) => {
      for (const digest of [one, two]) run('deploy.sh', digest);
      losesRegistry();
      expect(run('rollback.sh')).toBe(0);
      expect(left('running')).toEqual([one]);
      expect(run('deploy.sh', three)).toBe(1);
      expect(left('running')).toEqual([one]);
    }));

  test('the last two images stay, older and broken ones make room, and a deployment does not fail of it', () =>
    onServer(({ run, left }) => {
      for (const digest of [one, two, broken]) run('deploy.sh', digest);
      expect(run('deploy.sh', three)).toBe(0);
      expect(left('images').sort()).toEqual([two, three]);
      expect(run('rollback.sh')).toBe(0);
      expect(left('images').sort()).toEqual([two, three]);
    }));

  test('the key of the pipeline deploys digests and nothing else, and is locked to the script', () =>
    onServer(({ run, left }) => {
      const tries = ['', 'latest', `sha256:${'a'.repeat(63)}`, `sha256:${'a'.repeat(64)}; rm -rf /`];
      expect(tries.map((given) => run('deploy.sh', given))).toEqual([2, 2, 2, 2]);
      expect(left('running')).toEqual([]);
      expect(readSample('ci-cd/authorized_keys.sh')).toMatch(
        /^restrict,command="\/srv\/app\/deploy\.sh" ssh-ed25519 \S+ \w+\n$/,
      );
    }));

  test('the pipeline hands the server the digest it has built', () =>
    onServer(({ install, bash, left }) => {
      install('ssh', '#!/usr/bin/env bash\necho "$@" > "$HOME/asked"\n');
      type Workflow = { jobs: { deploy: { steps: [{ run: string }] } } };
      const { jobs } = parse(readSample('ci-cd/livraison.yml')) as Workflow;
      const keys = { DEPLOY_KEY: 'k', KNOWN_HOSTS: 'h', DIGEST: one };
      expect(bash(['-euo', 'pipefail', '-c', jobs.deploy.steps[0].run], keys)).toBe(0);
      expect(left('asked')).toEqual([`deploy@app.example ${one}`]);
    }));
});
