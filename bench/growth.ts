import { parseArgs } from 'node:util';
import { isLinear } from './growth/judge-growth';
import { measureSize, type Growth, type Subject } from './growth/measure-size';
import { printTable } from './support/print-table';
import { writeResults } from './support/write-results';

// What more articles and more features cost: `npm run bench:growth -- --articles 10,100 --features none`.
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10,100,1000' },
    features: { type: 'string', default: '30,100,300' },
  },
});

const NOTICED_MS = 50;

async function measureSizes(subject: Subject, sizes: string): Promise<Growth[]> {
  const growths: Growth[] = [];
  for (const count of sizes.split(',').map(Number).filter(Number.isInteger)) {
    growths.push(await measureSize(subject, count));
  }
  return growths;
}

function report(subject: Subject, growths: readonly Growth[]): void {
  if (growths.length === 0) return;
  const rows = growths.map(({ count, ...figures }) => [`${count} ${subject}`, figures] as const);
  const names = Object.keys(rows[0]?.[1] ?? {}) as (keyof Growth)[];
  const verdicts = names.map((name) => {
    const points = growths.map((growth) => ({ count: growth.count, value: growth[name] }));
    return [name, isLinear(points, name.endsWith('LatencyMs') ? NOTICED_MS : 0)] as const;
  });
  const isLinearIn = Object.fromEntries(verdicts);
  printTable(subject, { ...Object.fromEntries(rows), 'no worse than linear': isLinearIn });
}

const articles = await measureSizes('articles', values.articles);
report('articles', articles);
const features = await measureSizes('features', values.features);
report('features', features);
console.log(`\nLatency: a key in the search of /blog, a box of /devis, processor slowed four times.`);
console.log(`Written to ${writeResults('growth', { articles, features })}`);
