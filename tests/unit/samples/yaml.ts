import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Trial } from './trial';

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

/** What GitHub allows at each level, of what the article uses. */
const ALLOWED = {
  workflow: ['name', 'on', 'concurrency', 'permissions', 'jobs'],
  job: 'runs-on timeout-minutes services env steps needs if permissions outputs environment'.split(' '),
  step: ['uses', 'with', 'run', 'id'],
};

function parseWorkflow(text: string) {
  const workflow = parse(text) as { on: object; permissions: object; jobs: Record<string, Job> };
  return { workflow, jobs: Object.entries(workflow.jobs) };
}

export const yaml: Trial[] = [
  {
    article: 'ci-cd',
    promise:
      'the workflow says nothing that GitHub does not know, ends by itself, and takes values that are given',
    attempt: (read) => {
      const text = read('ci-cd/livraison.yml');
      const { workflow, jobs } = parseWorkflow(text);
      expect(ALLOWED.workflow).toEqual(expect.arrayContaining(Object.keys(workflow)));
      for (const [, job] of jobs) {
        expect(ALLOWED.job).toEqual(expect.arrayContaining(Object.keys(job)));
        expect(job['timeout-minutes']).toBeGreaterThan(0);
        if (job.needs) expect(workflow.jobs).toHaveProperty(job.needs);
        for (const step of job.steps) {
          expect(ALLOWED.step).toEqual(expect.arrayContaining(Object.keys(step)));
          expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
          expect(step.uses ?? 'a/b@v1').toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
        }
      }
      for (const [, job, output] of text.matchAll(/needs\.(\w+)\.outputs\.(\w+)/g))
        expect(workflow.jobs[job ?? '']?.outputs).toHaveProperty(output ?? '');
      const ids = jobs.flatMap(([, { steps }]) => steps.map(({ id }) => id));
      for (const [, id] of text.matchAll(/steps\.(\w+)\.outputs/g)) expect(ids).toContain(id);
    },
  },
  {
    article: 'ci-cd',
    promise:
      'the pipeline has database and browser, lets only the build write, and the server runs a digest that is probed',
    attempt: (read) => {
      const { workflow, jobs } = parseWorkflow(read('ci-cd/livraison.yml'));
      const { services, env, steps } = workflow.jobs.verify ?? { steps: [] };
      expect(services).toHaveProperty('postgres');
      expect(env?.DATABASE_URL).toContain('localhost:5432');
      expect(steps.some(({ run }) => run?.includes('playwright install'))).toBe(true);

      expect(workflow.permissions).toEqual({ contents: 'read' });
      expect(jobs.filter(([, { permissions }]) => permissions).map(([name]) => name)).toEqual(['build']);
      expect(workflow.jobs.build?.permissions).toEqual({ contents: 'read', packages: 'write' });
      expect(workflow.jobs.deploy?.environment).toBe('production');

      type Compose = { services: { app: { image: string; healthcheck: { test: string } } } };
      const { app } = (parse(read('ci-cd/compose.yml')) as Compose).services;
      expect(app.image).toMatch(/@\$\{DIGEST\}$/);
      expect(app.healthcheck.test).toMatch(/^wget .*\/health$/);
    },
  },
];
