import { mkdirSync, writeFileSync } from 'node:fs';
import { crawlers } from '@/export/previews/crawlers';
import { readPreview, type Preview } from '@/export/previews/read-preview';

type SheetPage = { path: string; html: string };

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;margin:2rem;background:#f1f0fa;color:#0f0d24}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1rem;margin-bottom:2.5rem}
figure{margin:0;background:#fff;border:1px solid #d9d6ec;border-radius:6px;overflow:hidden}
img{display:block;width:100%;aspect-ratio:1200/630;object-fit:cover}
figcaption{padding:.75rem 1rem}b{display:block}small{color:#55516e}`;

/** Writes every preview of every page side by side, to be looked at; returns the file. */
export function writeContactSheet(pages: readonly SheetPage[], file: string): string {
  const sections = pages.map(
    ({ path, html }) =>
      `<h2>${escape(path)}</h2><section>${crawlers
        .map((crawler) => card(crawler.name, readPreview(html, crawler), crawler.titleCharacters))
        .join('')}</section>`,
  );
  mkdirSync(new URL('.', `file://${process.cwd()}/${file}`), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Aperçus des pages</title><style>${STYLE}</style><h1>Aperçus des pages</h1>${sections.join('')}</html>\n`,
  );
  return file;
}

function card(name: string, { title, description, image }: Preview, titleCharacters: number): string {
  const picture = URL.canParse(image) ? `../out${new URL(image).pathname}` : '';
  return `<figure><img src="${escape(picture)}" alt=""><figcaption><small>${name}</small><b>${escape(
    title.slice(0, titleCharacters),
  )}</b>${escape(description)}</figcaption></figure>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
