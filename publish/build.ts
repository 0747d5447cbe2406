import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_ARTICLE } from '@/lib/articles/site-articles';
import { listFiles } from '@/lib/content/list-files';
import { gatherContent } from '@/lib/content/gather-content';
import { hiddenPaths } from '@/lib/pages/pages';
import { bundleEarlyScripts } from './bundle-early-scripts';
import { compressTexts } from './compress-texts';
import { reportLacks, reportFaults } from './report-faults';
import { mailerSettings } from './mailer-settings';
import { writeHostFiles } from './hosts/write-host-files';
import { preparePages } from './pages/prepare-pages';
import { prepareMedia } from './prepare-media';

/** Sees before the pages are made that what they show is right, and there; faults of the content end a build, and are told to whoever develops. */
export async function prepareBuild(isDevelopment: boolean): Promise<void> {
  const content = await gatherContent();
  const isRight = (await reportFaults(content)) && reportLacks(content);
  if (!isRight && !isDevelopment) process.exit(1);
  await bundleEarlyScripts(isDevelopment);
  await prepareMedia(content);
  writeFileSync('mailer.json', `${JSON.stringify(mailerSettings(), null, 2)}\n`);
}

/** Makes what visitors get of the pages, once they are exported. */
export async function finishBuild(out: string): Promise<void> {
  dropLeftovers(out);
  await preparePages(out);
  writeHostFiles(out);
  await compressTexts(out);
  // A host that runs meanwhile reads the folder again when its first page changes: let that be last.
  utimesSync(join(out, 'index.html'), new Date(), new Date());
}

/**
 * Removes copies of the missing page, which would answer 200, pages that have nothing to show, and what the framework's router
 * would ask for.
 */
function dropLeftovers(out: string): void {
  for (const name of ['_not-found', `blog/${NO_ARTICLE}`, ...hiddenPaths()])
    for (const kind of ['', '.html', '.txt'])
      rmSync(join(out, name + kind), { recursive: true, force: true });
  const files = new Set(listFiles(out));
  for (const file of files) {
    const isOfPage = file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html'));
    if (isOfPage || /\/__next\.[^/]*\.txt$/.test(file)) rmSync(join(out, file));
  }
}
