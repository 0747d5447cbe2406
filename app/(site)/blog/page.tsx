import { blogPage } from '@/content/pages/blog';
import { getArticles, summarise } from '@/lib/blog/articles';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { ArticleSections } from '@/components/blog/article-sections';
import { BlogExplorer } from '@/components/blog/blog-explorer';
import { Newsletter } from '@/components/blog/newsletter';
import { PageHeader } from '@/components/sections/page-header';

export const metadata = pageMetadata(blogPage.meta);

export default function BlogPage() {
  const articles = getArticles().map(summarise);
  return (
    <>
      <JsonLd things={[breadcrumbList(blogPage.meta.path)]} />
      <PageHeader {...blogPage.header} />
      <div className="mx-auto max-w-page px-5 py-16 md:px-10 md:py-20 xl:px-0">
        <BlogExplorer total={articles.length}>
          <ArticleSections
            articles={articles}
            labels={{ featured: blogPage.featured.title, latest: blogPage.latest.title }}
          />
        </BlogExplorer>
        <div className="mt-24">
          <Newsletter {...blogPage.newsletter} />
        </div>
      </div>
    </>
  );
}
