import type { ContentFault } from '@/lib/rules/fault';
import type { SiteContent } from '@/lib/content/gather-content';

/** What a check finds, as it goes through the content. */
export type Faults = Iterable<ContentFault>;

/** Reports faults of a file of the content, in fields that `start` alike. */
export function faultsIn(file: string, start = '') {
  return (field: string, message: string, remedy: string): ContentFault => {
    return { file: `content/${file}`, field: start + field, message, remedy };
  };
}

/** Every address the content itself gives rise to: one for each page, one for each article. */
export function contentPaths({ pages, articles }: Pick<SiteContent, 'pages' | 'articles'>): string[] {
  return [...pages.map(({ path }) => path), ...articles.map(({ id }) => `/blog/${id}`)];
}
