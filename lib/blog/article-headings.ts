export type ArticleHeading = { id: string; title: string };

const SECTION = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g;

/** The sections of an article, in order: where each begins and what its heading says, as HTML. */
export function articleHeadings(content: string): ArticleHeading[] {
  return [...content.matchAll(SECTION)].map(([, id = '', title = '']) => ({ id, title }));
}

/** The same HTML with each section's heading leading to itself, for whoever wants to share that part. */
export function linkHeadings(content: string): string {
  return content.replace(SECTION, '<h2 id="$1"><a href="#$1">$2</a></h2>');
}
