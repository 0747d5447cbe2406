import { catalogue } from '@/content/catalogue';
import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { offers } from '@/content/offers';
import { pages } from '@/content/pages';
import { projects } from '@/content/projects';
import { exchangeRate } from '@/content/rates';
import { redirections } from '@/content/redirections';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { stats } from '@/content/stats';
import { synonyms } from '@/content/synonyms';
import type * as Types from '@/content/types';
import { siteArticles } from '../blog/articles';
import { listRoutes } from './list-files';
import type { Mistake } from './mistake';
import { contentTexts, type FoundText } from './source/content-texts';

/** Everything an owner may change, in one value. */
export const siteContent = {
  articles: siteArticles().articles as readonly Types.Article[],
  /** What is wrong in their files. */
  articleMistakes: siteArticles().mistakes as readonly Mistake[],
  catalogue: catalogue as readonly Types.Feature[],
  clients: clients as readonly string[],
  expertise: expertise as readonly Types.Expertise[],
  offers: offers as readonly Types.Offer[],
  pages: pages as readonly Types.Page[],
  projects: projects as readonly Types.Project[],
  /** File under `app/` of each page, by its address. */
  routes: listRoutes(),
  exchangeRate: exchangeRate as Types.ExchangeRate,
  /** Where addresses that moved lead, by those addresses. */
  redirections,
  services: services as readonly Types.Service[],
  site: site as Types.Site,
  stats: stats as readonly Types.Stat[],
  /** By the address they lead to. */
  synonyms,
  /** Every text of its files, those of articles and what the code reads apart. */
  texts: contentTexts() as readonly FoundText[],
};

export type SiteContent = typeof siteContent;

/** Every address the content itself gives rise to: one for each page, one for each article. */
export function contentPaths({ pages, articles }: SiteContent): string[] {
  return [...pages.map(({ path }) => path), ...articles.map(({ id }) => `/blog/${id}`)];
}
