import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/** Adds articles to a copy of the project, each one of its own under another name and day, until it has `count` of them. */
export function addArticles(project: string, count: number): void {
  const folder = join(project, 'content/articles');
  const slugs = readdirSync(folder).sort();
  for (let number = 1; number <= count - slugs.length; number += 1) {
    const added = join(folder, `essai-${number}`);
    cpSync(join(folder, slugs[number % slugs.length] ?? ''), added, { recursive: true });
    const file = join(added, 'article.md');
    writeFileSync(file, vary(readFileSync(file, 'utf8'), number));
  }
}

function vary(article: string, number: number): string {
  const date = new Date(Date.UTC(2024, 4, 30) - number * DAY_MS).toISOString().slice(0, 10);
  return article
    .replace(/^id: .*$/m, `id: ${inventId(number)}`)
    .replace(/^titre: .*$/m, `$&, essai ${number}`)
    .replace(/^date: .*$/m, `date: ${date}`)
    .replace(/^(mis à jour|à la une): .*\n/gm, '');
}

/** A lower-case UUID v4 that is the same at every run. */
function inventId(number: number): string {
  const hex = createHash('sha256').update(`essai ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
