import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '@/lib/content/list-files';
import { compressTexts } from '@/publish/compress-texts';
import type { TemporaryFolder } from '../support/copy-project';

/** What a writer by hand would not have: scripts, the framework's sheets and marks, the policy that speaks of them. */
const MACHINERY =
  /<script(?! type="application\/ld)[\s\S]*?<\/script>|<link rel="stylesheet"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>|<!--.*?-->/g;

/**
 * The practical limit: the pages of `out` as one would write them by hand. Same words, markup, pictures, fonts, hints
 * for them and structured data; no script at all. Its CSS is in the page already, and the rules that it uses alone
 * (publish/pages/inline-styles.ts).
 */
export async function writeByHand(out: string): Promise<TemporaryFolder> {
  const path = mkdtempSync(join(tmpdir(), 'trame-bench-'));
  cpSync(out, path, { recursive: true, filter: (source) => !/\.(html|txt|js)(\.br|\.gz)?$/.test(source) });
  for (const file of listFiles(out).filter((name) => name.endsWith('.html')))
    writeFileSync(join(path, file), readFileSync(join(out, file), 'utf8').replace(MACHINERY, ''));
  await compressTexts(path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
