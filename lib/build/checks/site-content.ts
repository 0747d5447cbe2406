import { catalogue } from '@/content/catalogue';
import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { formWords } from '@/content/forms';
import { frameWords } from '@/content/frame';
import { legal } from '@/content/legal';
import { offers } from '@/content/offers';
import { pages } from '@/content/pages';
import { articleEnding, articleWords, blogArchive, blogWords } from '@/content/pages/blog';
import { quoteWords } from '@/content/pages/devis';
import { brokenPage, errorsPage } from '@/content/pages/errors';
import { legalWords } from '@/content/pages/legal-notice';
import { deferredWords, offlinePage } from '@/content/pages/offline';
import { projects } from '@/content/projects';
import { exchangeRate } from '@/content/rates';
import { redirections } from '@/content/redirections';
import { services } from '@/content/services';
import { footerSentence, site, socialPlaceholders } from '@/content/site';
import { stats } from '@/content/stats';
import { synonyms } from '@/content/synonyms';
import type * as Types from '@/content/types';
import { siteArticles } from '../blog/articles';
import { listRoutes } from './list-files';
import type { Mistake } from './mistake';
import { walkTexts, type FoundText } from './walk-texts';

/** Everything an owner may change, in one value. */
export const siteContent = {
  articles: siteArticles().articles as readonly Types.Article[],
  /** What is wrong in their files. */
  articleMistakes: siteArticles().mistakes as readonly Mistake[],
  catalogue: catalogue as readonly Types.Feature[],
  clients: clients as readonly string[],
  expertise: expertise as readonly Types.Expertise[],
  legal: legal as Types.Legal,
  offers: offers as readonly Types.Offer[],
  pages: pages as readonly Types.Page[],
  /** What files of `content/pages` say besides, by their names: around articles, in forms, where there is no page. */
  otherWords: {
    'blog.ts': { blogArchive, blogWords, articleWords, articleEnding },
    'devis.ts': { quoteWords },
    'errors.ts': { ...errorsPage, brokenPage },
    'legal-notice.ts': { legalWords },
    'offline.ts': { ...offlinePage, deferredWords },
  } as Record<string, unknown>,
  projects: projects as readonly Types.Project[],
  /** File under `app/` of each page, by its address. */
  routes: listRoutes(),
  exchangeRate: exchangeRate as Types.ExchangeRate,
  /** Where addresses that moved lead, by those addresses. */
  redirections,
  services: services as readonly Types.Service[],
  /** The exports of `content/site.ts`, by name. */
  site: { site, footerSentence, socialPlaceholders } as Record<string, unknown>,
  stats: stats as readonly Types.Stat[],
  /** By the address they lead to. */
  synonyms,
};

export type SiteContent = typeof siteContent;

/** The lists and records of `content/`, each the one thing that the file of its name exports. */
const ALONE = [
  ...(['catalogue', 'clients', 'expertise', 'legal', 'offers', 'projects'] as const),
  ...(['redirections', 'services', 'stats', 'synonyms'] as const),
];

/** The words of the site by the file that holds them, as an owner would look for them. */
export function contentFiles(content: SiteContent): [file: string, words: unknown][] {
  const words = content.pages.flatMap(({ words }) => Object.entries(words));
  const ofPages = words.map(([name, said]) => [fileOf(name), said] as const);
  return [
    ...[...ofPages, ...Object.entries(content.otherWords)].map(([name, said]): [string, unknown] => [
      `content/pages/${name}`,
      said,
    ]),
    ['content/pages/index.ts', { pages: content.pages.map(({ words: _, ...page }) => page) }],
    ['content/forms.ts', { formWords }],
    ['content/frame.ts', { frameWords }],
    ['content/rates.ts', { exchangeRate: content.exchangeRate }],
    ['content/site.ts', content.site],
    ...ALONE.map((name): [string, unknown] => [`content/${name}.ts`, { [name]: content[name] }]),
  ];
}

/** The file that is named for what it exports: `legal-notice.ts` of `legalNoticePage`. */
function fileOf(name: string): string {
  return `${name.replace(/Page$/, '').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;
}

/** Every text of the site, with the file and the field it stands in. */
export function contentTexts(content: SiteContent): (FoundText & { file: string })[] {
  return contentFiles(content).flatMap(([file, words]) =>
    walkTexts(words).map((found) => ({ file, ...found })),
  );
}

/** Every address the content itself gives rise to: one for each page, one for each article. */
export function contentPaths({ pages, articles }: SiteContent): string[] {
  return [...pages.map(({ path }) => path), ...articles.map(({ id }) => `/blog/${id}`)];
}
