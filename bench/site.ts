import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeSite } from './site/judge-site';
import { measureSite } from './site/measure-site';
import { reportSite } from './site/report-site';
import { writeResults } from './support/write-results';

// Measures an `out/` that is built, as a phone meets it: `npm run bench -- --runs 5 --all-articles --lighthouse`.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'out' },
    runs: { type: 'string', default: '3' },
    'all-articles': { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
  },
});

if (!existsSync(values.out)) throw new Error(`nothing in ${values.out}: run "npm run build" first`);

const figures = await measureSite(resolve(values.out), {
  runs: Math.max(1, Number(values.runs)),
  allArticles: values['all-articles'],
  lighthouse: values.lighthouse,
});
reportSite(figures);
console.log(`\nWritten to ${writeResults('site', { goals: judgeSite(figures), ...figures })}`);
