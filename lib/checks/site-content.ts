import type * as Types from '@/content/types';
import type { ContentText } from '@/lib/content-texts';
import type { ContentFault } from '@/lib/rules/fault';

/** Everything that an owner may change, and what is there to show it. */
export type SiteContent = {
  agency: Types.Agency;
  toConfirm: readonly Types.Confirmable[];
  articles: readonly Types.Article[];
  /** What is wrong in their files. */
  articleFaults: readonly ContentFault[];
  catalogue: readonly Types.Feature[];
  clients: readonly string[];
  heroFilm: Types.HeroFilm;
  offers: readonly Types.Offer[];
  pages: readonly Types.Page[];
  projects: readonly Types.Project[];
  /** Where addresses that moved lead, by those addresses. */
  redirections: Readonly<Record<string, string>>;
  /** File under `app/` of each page, by its address. */
  routes: Readonly<Record<string, string>>;
  services: readonly Types.Service[];
  stats: readonly Types.Stat[];
  /** By the address they lead to. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Every text of its files, those of articles apart. */
  texts: readonly ContentText[];
};

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
