import { expect, test as anyTest } from 'vitest';
import { parse } from 'yaml';
import { hasArticle, readSample } from '../../support/samples';

const test = anyTest.skipIf(!hasArticle('ci-cd'));

type Job = {
  needs?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  services?: Record<string, unknown>;
  environment?: string;
  'timeout-minutes': number;
  steps: { id?: string; uses?: string; run?: string }[];
};

const text = readSample('ci-cd/livraison.yml');
const workflow = (parse(text) ?? { jobs: {} }) as {
  on: object;
  permissions: object;
  jobs: Record<string, Job>;
};
const jobs = Object.entries(workflow.jobs);

/** What GitHub allows at each level, of what the article uses. */
const ALLOWED = {
  workflow: ['name', 'on', 'concurrency', 'permissions', 'jobs'],
  job: 'runs-on timeout-minutes services env steps needs if permissions outputs environment'.split(' '),
  step: ['uses', 'with', 'run', 'id'],
};

test('the workflow says nothing that GitHub does not know', () => {
  expect(ALLOWED.workflow).toEqual(expect.arrayContaining(Object.keys(workflow)));
  for (const [, job] of jobs) {
    expect(ALLOWED.job).toEqual(expect.arrayContaining(Object.keys(job)));
    for (const step of job.steps) {
      expect(ALLOWED.step).toEqual(expect.arrayContaining(Object.keys(step)));
      expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
      expect(step.uses ?? 'a/b@v1').toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
    }
  }
});

test('every job ends by itself, and waits for jobs that exist', () => {
  for (const [, job] of jobs) {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    if (job.needs) expect(workflow.jobs).toHaveProperty(job.needs);
  }
});

test('every value taken from a step or a job is given by it', () => {
  for (const [, job, output] of text.matchAll(/needs\.(\w+)\.outputs\.(\w+)/g))
    expect(workflow.jobs[job ?? '']?.outputs).toHaveProperty(output ?? '');
  const ids = jobs.flatMap(([, { steps }]) => steps.map(({ id }) => id));
  for (const [, id] of text.matchAll(/steps\.(\w+)\.outputs/g)) expect(ids).toContain(id);
});

test('tests have the database and the browser the article speaks of', () => {
  const { services, env, steps } = workflow.jobs.verify ?? { steps: [] };

  expect(services).toHaveProperty('postgres');
  expect(env?.DATABASE_URL).toContain('localhost:5432');
  expect(steps.some(({ run }) => run?.includes('playwright install'))).toBe(true);
});

test('only the build may write, and only to the registry; the key is kept in an environment', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(jobs.filter(([, { permissions }]) => permissions).map(([name]) => name)).toEqual(['build']);
  expect(workflow.jobs.build?.permissions).toEqual({ contents: 'read', packages: 'write' });
  expect(workflow.jobs.deploy?.environment).toBe('production');
});

test('the server runs the digest, with a probe to wait for', () => {
  const { services } = parse(readSample('ci-cd/compose.yml')) as {
    services: { app: { image: string; healthcheck: { test: string } } };
  };

  expect(services.app.image).toMatch(/@\$\{DIGEST\}$/);
  expect(services.app.healthcheck.test).toMatch(/^wget .*\/health$/);
});
