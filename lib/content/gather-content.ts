import { agency, toConfirm } from '@/content/agency';
import { catalogue, customPrice } from '@/content/catalogue';
import { categoryWeeks } from '@/content/categories';
import { clients } from '@/content/clients';
import { heroFilm } from '@/content/films';
import { forms } from '@/content/forms';
import { offers } from '@/content/offers';
import { pages } from '@/content/pages';
import { projects } from '@/content/projects';
import { redirections } from '@/content/redirections';
import reread from '@/content/relu.json';
import { services } from '@/content/services';
import { stats } from '@/content/stats';
import { synonyms } from '@/content/synonyms';
import { team } from '@/content/team';
import type { Form, Page } from '@/content/types';
import { contentTexts } from './content-texts';
import { listFiles } from './list-files';
import { siteArticles } from '@/lib/articles/site-articles';

/** Everything that an owner may change, and what is there to show it. */
export type SiteContent = Awaited<ReturnType<typeof gatherContent>>;

/** The site's own content as it stands on disk, in one value. */
export async function gatherContent() {
  const { articles, faults: articleFaults, held, downloads } = siteArticles();
  return {
    ...{ agency, toConfirm, articles, articleFaults, catalogue, categoryWeeks, clients },
    ...{ customPrice, heroFilm, held, downloads, offers, projects, redirections },
    ...{ services, stats, synonyms, team },
    reread: reread as readonly string[],
    forms: forms as Readonly<Record<string, Form>>,
    pages: pages as readonly Page[],
    routes: listRoutes(),
    texts: await contentTexts(),
  };
}

/** The file under `app/` of every page with an address of its own, by that address; `/blog/[id]` has many. */
function listRoutes(): Record<string, string> {
  const files = listFiles('app').filter((file) => /\/page\.tsx$/.test(file) && !file.includes('['));
  const addressOf = (file: string) => file.slice(0, -'/page.tsx'.length).replace(/\/\([^/]*\)/g, '') || '/';
  return Object.fromEntries(files.map((file) => [addressOf(file), `app${file}`]));
}
