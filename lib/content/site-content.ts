import { articleFiles } from '@/content/articles';
import { catalogue, featureCategories } from '@/content/catalogue';
import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { offers } from '@/content/offers';
import { aboutPage } from '@/content/pages/about';
import { blogPage } from '@/content/pages/blog';
import { contactPage } from '@/content/pages/contact';
import { devisPage } from '@/content/pages/devis';
import { errorsPage } from '@/content/pages/errors';
import { homePage } from '@/content/pages/home';
import { portfolioPage } from '@/content/pages/portfolio';
import { servicesPage } from '@/content/pages/services';
import { pictures } from '@/content/pictures';
import { projects } from '@/content/projects';
import { exchangeRate } from '@/content/rates';
import { services } from '@/content/services';
import { footerNavigation, footerSentence, navigation, site, socialPlaceholders } from '@/content/site';
import { stats } from '@/content/stats';
import { synonyms } from '@/content/synonyms';
import type {
  Article,
  ErrorsPage,
  ExchangeRate,
  Expertise,
  Feature,
  FeatureCategory,
  Offer,
  PageMeta,
  Project,
  Service,
  Stat,
} from '@/content/types';

/** Everything an owner may change, in one value. */
export type SiteContent = {
  /** By file name in `content/articles`. */
  articles: Record<string, Article>;
  catalogue: readonly Feature[];
  featureCategories: readonly FeatureCategory[];
  clients: readonly string[];
  expertise: readonly Expertise[];
  offers: readonly Offer[];
  /** By file name in `content/pages`. */
  pages: Record<string, { meta: PageMeta } | ErrorsPage>;
  pictures: Record<string, unknown>;
  projects: readonly Project[];
  exchangeRate: ExchangeRate;
  services: readonly Service[];
  /** The exports of `content/site.ts`, by name. */
  site: Record<string, unknown>;
  stats: readonly Stat[];
  /** By the address they lead to. */
  synonyms: Readonly<Record<string, readonly string[]>>;
};

export const siteContent: SiteContent = {
  articles: articleFiles,
  catalogue,
  featureCategories,
  clients,
  expertise,
  offers,
  pages: {
    'about.ts': aboutPage,
    'blog.ts': blogPage,
    'contact.ts': contactPage,
    'devis.ts': devisPage,
    'errors.ts': errorsPage,
    'home.ts': homePage,
    'portfolio.ts': portfolioPage,
    'services.ts': servicesPage,
  },
  pictures,
  projects,
  exchangeRate,
  services,
  site: { site, navigation, footerNavigation, footerSentence, socialPlaceholders },
  stats,
  synonyms,
};

/** The words of the site by the file that holds them, as an owner would look for them. */
export function contentFiles(content: SiteContent): [file: string, words: unknown][] {
  const {
    articles,
    pages,
    catalogue,
    clients,
    expertise,
    offers,
    projects,
    exchangeRate,
    services,
    site,
    stats,
    synonyms,
  } = content;
  return [
    ...Object.entries(articles).map(([name, article]): [string, unknown] => [
      `content/articles/${name}`,
      article,
    ]),
    ...Object.entries(pages).map(([name, page]): [string, unknown] => [`content/pages/${name}`, page]),
    ['content/catalogue.ts', { catalogue }],
    ['content/clients.ts', { clients }],
    ['content/expertise.ts', { expertise }],
    ['content/offers.ts', { offers }],
    ['content/projects.ts', { projects }],
    ['content/rates.ts', { exchangeRate }],
    ['content/services.ts', { services }],
    ['content/site.ts', site],
    ['content/stats.ts', { stats }],
    ['content/synonyms.ts', { synonyms }],
  ];
}

/** Every address the content itself gives rise to: one for each page, one for each article. */
export function contentPaths({ pages, articles }: SiteContent): string[] {
  return [
    ...Object.values(pages).flatMap((page) => ('meta' in page ? [page.meta.path] : [])),
    ...Object.values(articles).map(({ id }) => `/blog/${id}`),
  ];
}
