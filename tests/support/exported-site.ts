import { readFileSync } from 'node:fs';
import { listFiles } from '@/lib/content/list-files';
import { shownPages } from '@/lib/pages/pages';
import { articles } from './articles';

const OUT = 'out';

/** A page of the export: its address, its file, and what a browser makes of it. */
export type ExportedPage = { path: string; file: string; document: Document };

/** Every file of the export by its address, letter for letter. */
export const exportedFiles: ReadonlySet<string> = new Set(listFiles(OUT));

/** The file of a page's address, as the export names it: `/about.html` for `/about`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The text of a file of the export. */
export function readExported(file: string): string {
  return readFileSync(`${OUT}${file}`, 'utf8');
}

const documents = new Map<string, Document>();

/** One page of the export. */
export function openPage(path: string): ExportedPage {
  const file = pageFile(path);
  const document = documents.get(path) ?? new DOMParser().parseFromString(readExported(file), 'text/html');
  documents.set(path, document);
  return { path, file, document };
}

/** The pages that carry the navigation: all but the articles. */
export function sitePages(): ExportedPage[] {
  return shownPages().map(({ path }) => openPage(path));
}

export function articlePages(): ExportedPage[] {
  return articles.map(({ id }) => openPage(`/blog/${id}`));
}

/** Every page with an address of its own. */
export function publicPages(): ExportedPage[] {
  return [...sitePages(), ...articlePages()];
}

/** Those, and the answer to every other address. */
export function allPages(): ExportedPage[] {
  return [...publicPages(), openPage('/404')];
}

/** What a meta tag says, by its name or property. */
export function metaOf({ document }: ExportedPage, name: string): string | undefined {
  const tag = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return tag?.getAttribute('content') ?? undefined;
}
