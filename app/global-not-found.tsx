import { frameWords } from '@/content/frame';
import { errorsPage } from '@/content/pages/errors';
import { blogPage } from '@/content/pages/blog';
import { agency } from '@/content/agency';
import { getArticles } from '@/lib/articles/site-articles';
import { knownPlaces } from '@/lib/pages/places';
import { linksAt } from '@/lib/pages/pages';
import { withPicture } from '@/lib/pictures/pictures';
import { MissingScreen } from '@/components/missing/missing-screen';
import { KeptLine } from '@/components/sections/kept-line';
import type { Known } from '@/components/missing/pick-screen';
import { EarlyScript } from './frame/early-script';
import { SiteFrame } from './frame/site-frame';
import RootLayout, { metadata as rootMetadata } from './layout';

export { viewport } from './layout';

/** No canonical address; the framework itself adds `noindex`. */
export const metadata = { ...rootMetadata, title: `${errorsPage.page.title} | ${agency.name}` };

/** How many articles are proposed in place of one that is not there. */
const LATEST = 2;

/** The host's answer to every unknown path: a script goes to the page the address meant, or picks the words it calls for. */
export default function GlobalNotFound() {
  const latest = {
    title: blogPage.latest.title,
    links: getArticles()
      .slice(0, LATEST)
      .map(({ id, title }) => ({ href: `/blog/${id}`, label: title })),
  };
  const articleTitle = `${errorsPage.article.title} | ${agency.name}`;
  const known: Known = { places: knownPlaces(), articleTitle };
  return (
    <RootLayout>
      <div data-missing="page" data-known={JSON.stringify(known)} suppressHydrationWarning className="group">
        <EarlyScript entry="missing" />
        <SiteFrame>
          <MissingScreen {...withPicture(errorsPage)} links={linksAt('menu')} latest={latest} />
          <KeptLine {...frameWords.keptQuote} className="group-data-[missing=article]:hidden" />
        </SiteFrame>
      </div>
    </RootLayout>
  );
}
