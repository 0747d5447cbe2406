import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { listFiles } from '@/lib/content/list-files';
import { compressTexts } from '@/publish/compress-texts';
import type { TemporaryFolder } from '../support/copy-project';
import { usedCss } from './used-css';

/** What a writer by hand would not have: scripts, the framework's sheets and marks, the policy that speaks of them. */
const MACHINERY =
  /<script(?! type="application\/ld)[\s\S]*?<\/script>|<link rel="stylesheet"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>|<!--.*?-->/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * The practical limit: the pages of `out` as one would write them by hand. Same words, markup, pictures, fonts, hints
 * for them and structured data; no script at all; of the CSS only the rules that the page uses, in the page itself,
 * which on a slow network beats a file of its own by a round trip.
 */
export async function writeByHand(out: string): Promise<TemporaryFolder> {
  const path = mkdtempSync(join(tmpdir(), 'trame-bench-'));
  cpSync(out, path, { recursive: true, filter: (source) => !/\.(html|txt|js)(\.br|\.gz)?$/.test(source) });
  for (const file of listFiles(out).filter((name) => name.endsWith('.html')))
    writeFileSync(join(path, file), pageByHand(readFileSync(join(out, file), 'utf8')));
  await compressTexts(path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function pageByHand(exported: string): string {
  const bare = exported.replace(MACHINERY, '');
  const css = [...bare.matchAll(STYLE)].map(([, rules]) => rules).join('');
  const words = bare.replace(STYLE, '').replace('<div hidden=""></div>', '');
  const { document } = new Window();
  document.write(words);
  return words.replace(
    '</head>',
    () => `<style>${usedCss(css, document as unknown as Document)}</style></head>`,
  );
}
