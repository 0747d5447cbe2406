import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeSite } from './site/judge-site';
import { measureSite } from './site/measure-site';
import { reportSite } from './site/report-site';
import { writeResults } from './support/write-results';

// Measures an `out/` that is built, as a phone meets it: `npm run bench -- --runs 5 --all-articles --lighthouse`.
// `--beside <out>` measures another build in the same turns.
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'out' },
    beside: { type: 'string' },
    runs: { type: 'string', default: '3' },
    'all-articles': { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
  },
});

for (const out of [values.out, values.beside ?? values.out])
  if (!existsSync(out)) throw new Error(`nothing in ${out}: run "npm run build" first`);

const figures = await measureSite(resolve(values.out), {
  beside: values.beside === undefined ? undefined : resolve(values.beside),
  runs: Math.max(1, Number(values.runs)),
  allArticles: values['all-articles'],
  lighthouse: values.lighthouse,
});
reportSite(figures);
console.log(`\nWritten to ${writeResults('site', { goals: judgeSite(figures), ...figures })}`);
