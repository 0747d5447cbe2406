import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describeArticle, readArticle, readSample } from '../../support/articles';

type Step = { id?: string; uses?: string; run?: string };
type Job = {
  needs?: string;
  uses?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  services?: Record<string, unknown>;
  environment?: string;
  'timeout-minutes'?: number;
  steps?: Step[];
};
type Workflow = { permissions: object; concurrency: object; jobs: Record<string, Job> };

/** What GitHub allows at each level, of what the article uses. */
const ALLOWED = {
  workflow: ['name', 'on', 'concurrency', 'permissions', 'jobs'],
  job: 'runs-on timeout-minutes services env steps needs uses permissions outputs'.split(' '),
  step: ['uses', 'with', 'run', 'id'],
};

const FILES = ['ci-cd/verification.yml', 'ci-cd/livraison.yml'];
const read = (sample = '') => parse(readSample(sample)) as Workflow;

describeArticle('ci-cd', () => {
  test.each(FILES)('%s says nothing that GitHub does not know, and ends by itself', (file) => {
    const workflow = read(file);
    expect(ALLOWED.workflow).toEqual(expect.arrayContaining(Object.keys(workflow)));
    for (const job of Object.values(workflow.jobs)) {
      expect(ALLOWED.job).toEqual(expect.arrayContaining(Object.keys(job)));
      if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of job.steps ?? []) {
        expect(ALLOWED.step).toEqual(expect.arrayContaining(Object.keys(step)));
        expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
        expect(step.uses ?? 'a/b@v1').toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      }
    }
  });

  test('every value that the delivery takes is given', () => {
    const { jobs } = read('ci-cd/livraison.yml');
    const text = readSample('ci-cd/livraison.yml');
    for (const { needs } of Object.values(jobs)) if (needs) expect(jobs).toHaveProperty(needs);
    for (const [, job = '', output = ''] of text.matchAll(/needs\.(\w+)\.outputs\.(\w+)/g))
      expect(jobs[job]?.outputs).toHaveProperty(output);
    const ids = Object.values(jobs).flatMap(({ steps }) => steps?.map(({ id }) => id));
    for (const [, id] of text.matchAll(/steps\.(\w+)\.outputs/g)) expect(ids).toContain(id);
    expect(jobs.verify?.uses).toBe('./.github/workflows/verification.yml');
    expect(readSample('ci-cd/verification.yml')).toContain('workflow_call');
  });

  test('what is verified has a database and a browser; only the build may write', () => {
    const { services, env, steps } = read('ci-cd/verification.yml').jobs.verify ?? {};
    expect(services).toHaveProperty('postgres');
    expect(env?.DATABASE_URL).toContain('localhost:5432');
    expect(steps?.some(({ run }) => run?.includes('playwright install'))).toBe(true);

    for (const file of FILES) expect(read(file).permissions).toEqual({ contents: 'read' });
    const { jobs } = read('ci-cd/livraison.yml');
    const writers = Object.entries(jobs).filter(([, { permissions }]) => permissions);
    expect(writers.map(([name]) => name)).toEqual(['build']);
    expect(jobs.build?.permissions).toEqual({ contents: 'read', packages: 'write' });
  });

  test('nothing is asked of the plan that the article does not budget: no environment in a private repository', () => {
    for (const file of FILES)
      for (const { environment } of Object.values(read(file).jobs)) expect(environment).toBeUndefined();
  });

  test('a delivery under way is never cancelled, and the month fits the free minutes as it is counted', () => {
    expect(read('ci-cd/livraison.yml').concurrency).toEqual({ group: 'delivery' });
    const said = readArticle('ci-cd');
    const [, minutes = '', seconds = ''] = said.match(/\| En tout +\| (\d+) min (\d+) s/) ?? [];
    // GitHub counts each task by the minute begun: the request, main again, the image, the deployment.
    const verify = Math.ceil(Number(minutes) + Number(seconds) / 60);
    const [, build = '', deploy = ''] = said.match(/comptez (\d) pour construire, (\d) pour déployer/) ?? [];
    const change = 2 * verify + Number(build) + Number(deploy);
    expect(said).toContain(`${change} minutes par modification`);
    expect(said).toContain(`${Math.floor(2_000 / change)} modifications par mois`);
    const limit = read('ci-cd/verification.yml').jobs.verify?.['timeout-minutes'] ?? 0;
    expect(limit).toBeGreaterThan(1.5 * Number(minutes));
  });

  test('each action runs on the Node that runners have: from these versions on', () => {
    const since = {
      checkout: 5,
      'setup-node': 5,
      'setup-buildx-action': 4,
      'login-action': 4,
      'build-push-action': 7,
    };
    const used = FILES.flatMap((file) => [...readSample(file).matchAll(/uses: [\w-]+\/([\w-]+)@v(\d+)/g)]);
    expect(used.map(([, name]) => name).sort()).toEqual([...Object.keys(since), 'checkout'].sort());
    for (const [, name, version] of used)
      expect(Number(version), name).toBeGreaterThanOrEqual(since[name as keyof typeof since]);
    expect(readArticle('ci-cd')).toMatch(/versions vérifiées le \d+ \p{L}+ \d{4}/u);
  });
});
