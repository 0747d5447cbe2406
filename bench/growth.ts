import { parseArgs } from 'node:util';
import { isLinear } from './growth/judge-growth';
import { measureSize, type Growth, type Subject } from './growth/measure-size';
import { markdownTable } from './support/markdown-table';
import { writeResults } from './support/write-results';

// What more articles and more features cost: `npm run bench:growth -- --articles 10,100 --features none`.
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10,100,1000' },
    features: { type: 'string', default: '30,100,300' },
  },
});

const NOTICED_MS = 50;

type Column = { title: string; of: (growth: Growth) => number; digits?: number; freeBelow?: number };

const columns: Column[] = [
  { title: 'next build, s', of: ({ nextSeconds }) => nextSeconds },
  { title: 'export, s', of: ({ exportSeconds }) => exportSeconds },
  { title: 'out, MB', of: ({ outBytes }) => outBytes / 1e6, digits: 1 },
  { title: 'files', of: ({ outFiles }) => outFiles },
  { title: 'page, kB brotli', of: ({ pageBytes }) => pageBytes / 1e3, digits: 1 },
  { title: 'home', of: ({ homeBytes }) => homeBytes / 1e3, digits: 1 },
  { title: '404', of: ({ missingBytes }) => missingBytes / 1e3, digits: 1 },
  { title: 'median latency, ms', of: ({ medianLatencyMs }) => medianLatencyMs, freeBelow: NOTICED_MS },
  { title: 'worst latency, ms', of: ({ worstLatencyMs }) => worstLatencyMs, freeBelow: NOTICED_MS },
];

async function measureSizes(subject: Subject, sizes: string): Promise<Growth[]> {
  const growths: Growth[] = [];
  for (const count of sizes.split(',').map(Number).filter(Number.isInteger)) {
    growths.push(await measureSize(subject, count));
  }
  return growths;
}

function report(subject: Subject, growths: readonly Growth[]): void {
  if (growths.length === 0) return;
  const rows = growths.map((growth) => [
    String(growth.count),
    ...columns.map(({ of, digits = 0 }) => of(growth).toFixed(digits)),
  ]);
  const verdicts = columns.map(({ of, freeBelow }) => {
    const verdict = isLinear(
      growths.map((growth) => ({ count: growth.count, value: of(growth) })),
      freeBelow,
    );
    return verdict === undefined ? '-' : verdict ? 'yes' : 'NO';
  });
  const head = [subject, ...columns.map(({ title }) => title)];
  console.log(`\n${markdownTable(head, [...rows, ['no worse than linear', ...verdicts]])}`);
}

const articles = await measureSizes('articles', values.articles);
report('articles', articles);
const features = await measureSizes('features', values.features);
report('features', features);
console.log(`\nLatency: a key in the search of /blog, a box of /devis, processor slowed four times.`);
console.log(`Written to ${writeResults('growth', { articles, features })}`);
