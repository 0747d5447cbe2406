import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of the sitemap, as paths; the blog's articles are all alike, so the first stands for them. */
export function readRoutes(out: string, { allArticles }: { allArticles: boolean }): string[] {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return paths.filter((path) => allArticles || !isArticle(path) || path === paths.find(isArticle));
}

export function isArticle(path: string): boolean {
  return path.startsWith('/blog/');
}

/** Pages to read, as opposed to those one came to in order to type, choose or search. */
export function isContentPage(path: string): boolean {
  return !['/blog', '/contact', '/devis'].includes(path);
}
