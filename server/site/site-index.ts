import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { plainPath } from '@/lib/rules/paths';
import { COMPRESSED_COPIES, PRIVATE_FILES } from '@/publish/rules/page-files';

/** One file of the site: its path from the site's root, such as `/blog/a1.html`, and what HTTP says about it. */
export type SiteFile = { path: string; absolute: string; size: number; modifiedMs: number };

export type SiteIndex = {
  files: ReadonlyMap<string, SiteFile>;
  /** Clean path of each page, such as `/about`, to its file. */
  pages: ReadonlyMap<string, SiteFile>;
  /** Lower-case form of every file that is no page to the one path that answers it. */
  canonical: ReadonlyMap<string, string>;
  /** What is left of each page's path without what people add to it or lose from it, to that path. */
  plainPages: ReadonlyMap<string, string>;
};

const HIDDEN = new RegExp(PRIVATE_FILES);
const COMPRESSED = new RegExp(COMPRESSED_COPIES);

/** Reads the names, sizes and dates of all files under `folder`; later changes are not seen. */
export function indexSite(folder: string): SiteIndex {
  const files = new Map<string, SiteFile>();
  for (const path of listFiles(folder, '')) {
    if (HIDDEN.test(path)) continue;
    const absolute = join(folder, path);
    const { size, mtimeMs } = statSync(absolute);
    files.set(path, { path, absolute, size, modifiedMs: mtimeMs });
  }
  const pages = new Map<string, SiteFile>();
  const canonical = new Map<string, string>();
  for (const file of files.values()) {
    const page = pagePath(file.path);
    if (page === undefined) {
      if (!isCompressedCopy(file.path)) canonical.set(file.path.toLowerCase(), file.path);
    } else if (!pages.has(page) || !file.path.endsWith('/index.html')) {
      pages.set(page, file);
    }
  }
  const plainPages = new Map([...pages.keys()].map((page) => [plainPath(page), page]));
  return { files, pages, canonical, plainPages };
}

/** `/about.html` and `/about/index.html` are both the page `/about`; other files are no page. */
export function pagePath(path: string): string | undefined {
  if (!path.endsWith('.html')) return undefined;
  return path.replace(/(\/index)?\.html$/, '') || '/';
}

function* listFiles(folder: string, path: string): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(folder, child);
    else if (entry.isFile()) yield child;
  }
}

/** Whether a path names a compressed copy, which is no address of its own. */
export function isCompressedCopy(path: string): boolean {
  return COMPRESSED.test(path);
}
