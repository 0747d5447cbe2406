import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** A folder of files as an export leaves it: their text, or their bytes, by path. */
export function siteFolder(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder();
  writeSite(folder, { 'index.html': page('Accueil'), '404.html': page('Page introuvable'), ...files });
  return folder;
}

/** Adds files to such a folder, or replaces them. */
export function writeSite(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A page long enough to be worth compressing. */
export function page(title: string): string {
  return `<!doctype html><title>${title}</title>${`<p>${title}, fil après fil.</p>`.repeat(50)}`;
}
