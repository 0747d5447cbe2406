import { errorsPage } from '@/content/pages/errors';
import { navigation, site } from '@/content/site';
import { knownPlaces, placeLabels } from '@/lib/known-paths';
import { missingMetadata } from '@/lib/seo/metadata';
import { ArticleNotFound } from '@/components/sections/article-not-found';
import { PageNotFound } from '@/components/sections/page-not-found';
import { MissingArticleTitle } from '@/components/layout/missing-article-title';
import { PathRepair } from '@/components/layout/path-repair';
import { PathSuggestion } from '@/components/layout/path-suggestion';
import { PlainLinks } from '@/components/layout/plain-links';
import { Document } from './document';
import { metadata as siteMetadata } from './layout';
import { SiteFrame } from './site-frame';

export const metadata = { ...siteMetadata, ...missingMetadata(errorsPage.page.title) };

export { viewport } from './layout';

/**
 * The host's answer to every unknown path. One file stands for all of them, so it holds both screens, and a script
 * that runs before anything is shown picks one by the address, or goes to the page the address meant.
 */
export default function GlobalNotFound() {
  const places = knownPlaces();
  const articleTitle = `${errorsPage.article.title} | ${site.name}`;
  const suggestion = (
    <PathSuggestion question={errorsPage.suggestion} places={places} labels={placeLabels()} />
  );
  return (
    <Document>
      <PlainLinks>
        <div data-missing="page" suppressHydrationWarning>
          <PathRepair places={places} articleTitle={articleTitle} />
          <MissingArticleTitle title={articleTitle} />
          <div className="missing-page">
            <SiteFrame>
              <PageNotFound {...errorsPage.page} links={navigation} suggestion={suggestion} />
            </SiteFrame>
          </div>
          <div className="missing-article">
            <ArticleNotFound {...errorsPage.article} suggestion={suggestion} />
          </div>
        </div>
      </PlainLinks>
    </Document>
  );
}
