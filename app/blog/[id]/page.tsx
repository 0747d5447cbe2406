import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { agency } from '@/content/agency';
import { edge } from '@/content/say';
import { articleEnding, articleWords, blogPage } from '@/content/pages/blog';
import { formatDate } from '@/lib/rules/format-date';
import { relatedArticles } from '@/lib/rules/blog/articles';
import { articleMetadata } from '@/lib/seo/metadata';
import { getLogo } from '@/lib/pictures/logo';
import { withImage } from '@/lib/pictures/pictures';
import { portraitOf } from '@/lib/pictures/team';
import { linksAt } from '@/lib/pages/pages';
import { absoluteUrl } from '@/lib/seo/site-url';
import { sliceOf } from '@/lib/articles/article-parts';
import { getArticles, NO_ARTICLE, summarise, whatsappAbout } from '@/lib/articles/site-articles';
import { blogPosting, breadcrumbList } from '@/lib/seo/structured-data';
import { AfterArticle } from '@/components/blog/after-article';
import { ArticleFoot } from '@/components/blog/article-foot';
import { ArticleTop } from '@/components/blog/article-top';
import { WholeArticle } from '@/components/blog/whole-article';
import { JsonLd } from '@/components/layout/json-ld';
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
  const shown = withImage(article);
  const { picture } = shown.image;
  const portrait = portraitOf(article.author);
  const content = article.content.replaceAll('<h2 ', `${sliceOf(picture)}<h2 `);
  const logo = getLogo();
  return (
    <main id="contenu" tabIndex={-1}>
      <ArticleTop back={articleWords.back} logo={logo} name={agency.name} />
      <WholeArticle
        article={{ ...shown, content }}
        words={articleWords}
        edge={edge(`${article.readTime} ✦ ${formatDate(article.date)}`)}
        portrait={portrait?.picture}
      />
      <AfterArticle
        article={article}
        url={absoluteUrl(`/blog/${article.id}`)}
        related={relatedArticles(article, getArticles()).map(summarise)}
        words={articleWords}
        newsletter={blogPage.newsletter}
        hasWhatsapp={agency.whatsapp !== null}
      >
        <EarlyScript entry="article" />
        <JsonLd things={[breadcrumbList('/blog', article), blogPosting(article, portrait)]} />
      </AfterArticle>
      <PageEnd {...articleEnding} picture={picture} />
      <ArticleFoot logo={logo} name={agency.name} links={[...whatsappAbout(article), ...linksAt('legal')]} />
    </main>
  );
}

async function findArticle(params: ArticlePageProps['params']) {
  const { id } = await params;
  return getArticles().find((article) => article.id === id) ?? notFound();
}
