import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteContent, type SiteContent } from '@/lib/build/checks/site-content';
import { demonstrationToken } from '@/lib/rules/lead/mailer';
import { addPolicy, pagePolicy } from '@/publish/rules/policy';
import { listFiles } from '@/publish/steps/list-files';

/** Where the site would live once its owner has filled everything in, and the token of its mailer. */
export const READY_ORIGIN = 'https://www.atelier-trame.com';
export const READY_TOKEN = 'Token du-fournisseur';

const REAL_VALUES: [demonstration: string, real: string][] = [
  ['https://ateliertrame.example', READY_ORIGIN],
  ['ateliertrame.example', 'atelier-trame.com'],
  ['ateliertrame-exemple', 'atelier-trame'],
  ['+000 00 00 00 00', '+226 70 12 34 56'],
  ['00000000000', '22670123456'],
  [demonstrationToken, READY_TOKEN],
];

function withRealValues(text: string): string {
  return REAL_VALUES.reduce((filled, [demonstration, real]) => filled.replaceAll(demonstration, real), text);
}

/** The content of the site as its owner would have filled it in. */
export const readyContent: Pick<SiteContent, 'site'> = {
  site: JSON.parse(withRealValues(JSON.stringify(siteContent.site))) as SiteContent['site'],
};

/** Makes, in a new folder, the export an owner would have after filling everything in. */
export function makeReadySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trame-ready-'));
  cpSync('out', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  for (const file of listFiles(folder).filter((name) => /\.(html|xml|txt|js)$/.test(name))) {
    const text = withRealValues(readFileSync(join(folder, file), 'utf8'));
    const filled = file.endsWith('.html') ? addPolicy(text, pagePolicy(text)) : text;
    writeFileSync(join(folder, file), filled);
    writeFileSync(join(folder, `${file}.gz`), gzipSync(filled));
  }
  return folder;
}
