import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteContent, type SiteContent } from '@/lib/content/site-content';
import { demonstrationToken } from '@/lib/mailer/config';

/** Where the site would live once its owner has filled everything in. */
export const READY_ORIGIN = 'https://www.atelier-trame.com';

const REAL_VALUES: [demonstration: string, real: string][] = [
  ['https://ateliertrame.example', READY_ORIGIN],
  ['ateliertrame.example', 'atelier-trame.com'],
  ['ateliertrame-exemple', 'atelier-trame'],
  ['+000 00 00 00 00', '+226 70 12 34 56'],
  ['00000000000', '22670123456'],
  [demonstrationToken, 'Token du-fournisseur'],
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
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|xml|txt|js)$/.test(entry.name)) continue;
    rewrite(join(entry.parentPath, entry.name), withRealValues);
    if (entry.name.endsWith('.html')) rewrite(join(entry.parentPath, entry.name), withPolicy);
  }
  return folder;
}

/** Changes the text of a file where it lies. */
export function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** A page under a policy for its own scripts: those it was exported with no longer match once its values changed. */
export function withPolicy(html: string): string {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  const hashes = [...bare.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = `default-src 'none'; script-src 'self' ${hashes.join(' ')}`;
  return bare.replace(
    /<meta charset[^>]*>/i,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
