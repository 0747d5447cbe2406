import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { site } from '@/content/site';
import { isDemonstration, type Replaced } from '@/lib/build/checks/demonstration-values';
import { siteContent } from '@/lib/build/checks/site-content';
import { siteOrigin } from '@/lib/build/seo/site-url';
import { demonstrationToken } from '@/lib/rules/lead/mailer';
import { addPolicy, pagePolicy } from '@/publish/rules/policy';
import { listFiles } from '@/lib/build/list-files';
import { makeArticle, makeProject } from './factories';

/** Where the site would live once its owner has filled everything in, and the token of its mailer. */
export const READY_ORIGIN = isDemonstration(site.origin) ? 'https://www.atelier-trame.com' : siteOrigin();
export const READY_TOKEN = 'Token du-fournisseur';

const REAL_VALUES = [
  [site.origin, READY_ORIGIN],
  [site.email, 'bonjour@atelier-trame.com'],
  [site.linkedin, 'https://www.linkedin.com/company/atelier-trame'],
  [site.phone, '+226 70 12 34 56'],
  [site.whatsapp, '22670123456'],
].filter(([value = '']) => isDemonstration(value)) as [demonstration: string, real: string][];

const REAL_FACTS = siteContent.texts
  .filter(({ file, text }) => file === 'content/legal.ts' && isDemonstration(text))
  .map(({ text }) => [text, 'Écrit par l’agence'] as const);

function withRealValues(text: string): string {
  return [...REAL_FACTS, ...REAL_VALUES, [demonstrationToken, READY_TOKEN] as const].reduce(
    (filled, [demonstration, real]) => filled.replaceAll(demonstration, real),
    text,
  );
}

/** The content of the site as its owner would have filled it in. */
export const readyContent: Replaced = {
  clients: ['Mairie de Kpalimé'],
  projects: [makeProject()],
  articles: [makeArticle()],
  texts: siteContent.texts.map((found) => ({ ...found, text: withRealValues(found.text) })),
  site: siteContent.site,
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
