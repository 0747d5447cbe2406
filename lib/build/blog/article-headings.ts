export type ArticleHeading = { id: string; title: string };

/** The sections of an article, in order: where each begins and what its heading says, as HTML. */
export function articleHeadings(content: string): ArticleHeading[] {
  return [...content.matchAll(/<h2 id="([^"]+)"><a[^>]*>([\s\S]*?)<\/a><\/h2>/g)].map(
    ([, id = '', title = '']) => ({ id, title }),
  );
}
