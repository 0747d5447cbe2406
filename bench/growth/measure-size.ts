import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../support/copy-project';
import { keystrokes, openAwake, ticks } from '../support/interactions';
import { launchBrowser, OLD_PHONE, withPhone, type Phone } from '../support/phone';
import { serveFolder } from '../support/serve-folder';
import { median } from '../support/statistics';
import { addArticles } from './add-articles';
import { addFeatures } from './add-features';
import { buildCopy } from './build-copy';

export type Subject = 'articles' | 'features';

const WORD = 'paiement';
const TICKED_BOXES = 8;

export type Growth = Awaited<ReturnType<typeof measureSize>>;

/** Builds the site with `count` articles or features, and measures what that costs those who build and visit it. */
export async function measureSize(subject: Subject, count: number) {
  const project = copyProject();
  try {
    if (subject === 'articles') addArticles(project.path, count);
    else addFeatures(project.path, count);
    const build = buildCopy(project.path);
    const out = join(project.path, 'out');
    const page = subject === 'articles' ? 'blog' : 'devis';
    const weigh = (name: string) => readFileSync(join(out, `${name}.html.br`)).length;
    const latencies = await measureLatencies(out, page);
    return {
      count,
      ...build,
      // Brotli: of the page that lists them all, and of pages that should not know.
      pageBytes: weigh(page),
      homeBytes: weigh('index'),
      missingBytes: weigh('404'),
      medianLatencyMs: median(latencies),
      worstLatencyMs: Math.max(...latencies),
    };
  } finally {
    project.remove();
  }
}

async function measureLatencies(out: string, page: 'blog' | 'devis'): Promise<number[]> {
  const site = await serveFolder(out);
  const browser = await launchBrowser();
  try {
    const visit = async (phone: Phone) => {
      await openAwake(phone, `https://127.0.0.1:${site.port}/${page}`);
      return page === 'blog' ? keystrokes(phone.page, WORD) : ticks(phone.page, TICKED_BOXES);
    };
    return await withPhone(browser, undefined, visit, { slowdown: OLD_PHONE });
  } finally {
    await browser.close();
    await site.stop();
  }
}
