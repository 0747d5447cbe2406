import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['film', /^The film needs ffmpeg.*apt-get install ffmpeg/],
  ['hreo', /^There is no job hreo.*hero/],
])('a job that cannot be run, %s, is said in one line before anything is woven', (name, said) => {
  const args = ['--import', 'tsx', 'packages/loom/weave.ts', name];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    env: { ...process.env, PATH: '' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([1, '', [expect.stringMatching(said)]]);
});
