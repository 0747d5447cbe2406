import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { agency } from '@/content/agency';
import { edge } from '@/content/say';
import { articleEnding, articleWords, blogPage } from '@/content/pages/blog';
import type { Article, Link } from '@/content/types';
import { fill } from '@/lib/rules/fill';
import { formatDate } from '@/lib/rules/format-date';
import { relatedArticles } from '@/lib/rules/blog/articles';
import { articleMetadata } from '@/lib/seo/metadata';
import { getLogo } from '@/lib/pictures/logo';
import { linksAt } from '@/lib/pages/pages';
import { whatsappAddress } from '@/lib/rules/phone-lines';
import { absoluteUrl } from '@/lib/seo/site-url';
import { sliceOf } from '@/lib/articles/article-parts';
import { getArticles, NO_ARTICLE, summarise } from '@/lib/articles/site-articles';
import { blogPosting, breadcrumbList } from '@/lib/seo/structured-data';
import { ArticleFoot, HomeLink } from '@/components/blog/article-foot';
import { ArticleHeader, ArticleReactions } from '@/components/blog/article-header';
import { Newsletter } from '@/components/blog/newsletter';
import { ArticleNotes } from '@/components/blog/article-notes';
import { ArticleList } from '@/components/blog/article-list';
import { ShareRow } from '@/components/blog/share-row';
import { TableOfContents } from '@/components/ui/table-of-contents';
import { TagList } from '@/components/blog/tag-list';
import { JsonLd } from '@/components/layout/json-ld';
import { Arrow } from '@/components/ui/strokes';
import { TextLink } from '@/components/ui/text-link';
import { EarlyScript } from '../../frame/early-script';
import { PageEnd } from '../../frame/page-end';

type ArticlePageProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const ids = getArticles().map(({ id }) => id);
  return (ids.length > 0 ? ids : [NO_ARTICLE]).map((id) => ({ id }));
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  return articleMetadata(await findArticle(params));
}

export default async function ArticlePage({ params }: ArticlePageProps) {
  const article = await findArticle(params);
  const summary = summarise(article);
  const logo = getLogo();
  const body = article.content.replaceAll('<h2 ', `${sliceOf(summary.image.picture)}<h2 `);
  return (
    <main id="contenu" tabIndex={-1}>
      <div className="page-width flex flex-wrap justify-between gap-x-6 pt-1.5 md:pt-6 print:hidden">
        <TextLink href={articleWords.back.href} className="gap-2">
          <Arrow isBack />
          {articleWords.back.label}
        </TextLink>
        <HomeLink logo={logo} name={agency.name} isFirst />
      </div>
      <article>
        <ArticleHeader
          article={summary}
          words={articleWords}
          edge={edge(`${article.readTime} ✦ ${formatDate(article.date)}`)}
        />
        <div className="page-width">
          <TableOfContents
            label={articleWords.contents}
            headings={article.headings.map(({ id, title }) => ({
              id,
              title: <span dangerouslySetInnerHTML={{ __html: title }} />,
            }))}
            className="mx-auto mt-4 max-w-prose md:mt-8"
          />
          <div className="mx-auto mt-5 max-w-prose md:mt-10">
            <div className="article-body" dangerouslySetInnerHTML={{ __html: body }} />
            <TagList label={articleWords.tags} tags={article.tags} className="mt-12" />
            <ArticleNotes
              article={summary}
              hasCode={/<pre/.test(article.content)}
              words={articleWords.notes}
            />
          </div>
        </div>
      </article>
      <div className="page-width pb-12 md:pb-20">
        <EarlyScript entry="article" />
        <JsonLd things={[breadcrumbList('/blog', article), blogPosting(article)]} />
        <div className="mx-auto mt-8 max-w-prose print:hidden">
          <ArticleReactions {...article} words={articleWords} />
          <ShareRow
            url={absoluteUrl(`/blog/${article.id}`)}
            title={article.title}
            words={articleWords.share}
            hasWhatsapp={agency.whatsapp !== null}
          />
        </div>
        <div className="print:hidden">
          <ArticleList
            id="a-lire"
            title={articleWords.related}
            articles={relatedArticles(article, getArticles()).map(summarise)}
            words={articleWords}
            className="mt-14 md:mt-20"
          />
          <div className="mt-10 md:mt-20">
            {blogPage.newsletter && <Newsletter {...blogPage.newsletter} />}
          </div>
        </div>
      </div>
      <PageEnd {...articleEnding} picture={summary.image.picture} />
      <ArticleFoot logo={logo} name={agency.name} links={[...whatsappTo(article), ...linksAt('legal')]} />
    </main>
  );
}

/** A message to the agency that names the article; none where it has no WhatsApp. */
function whatsappTo({ title }: Article): Link[] {
  const { label, text } = articleWords.whatsapp;
  const href = agency.whatsapp && whatsappAddress(agency.whatsapp, fill(text, { name: title }));
  return href ? [{ label, href }] : [];
}

async function findArticle(params: ArticlePageProps['params']) {
  const { id } = await params;
  return getArticles().find((article) => article.id === id) ?? notFound();
}
