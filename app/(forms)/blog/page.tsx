import { articleCategories } from '@/content/categories';
import { articleWords, blogPage, blogWords } from '@/content/pages/blog';
import { homePage } from '@/content/pages/home';
import { getArticles, listed, listings } from '@/lib/build/blog/articles';
import { withPicture } from '@/lib/build/pictures';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { JsonLd } from '@/components/layout/json-ld';
import { BlogExplorer } from '@/components/blog/blog-explorer';
import { BlogPages } from '@/components/blog/blog-pages';
import { Newsletter } from '@/components/blog/newsletter';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { EarlyScript } from '../../early-script';

export const metadata = pageMetadata('/blog');

export default function BlogPage() {
  const articles = getArticles().map(listed);
  return (
    <>
      <EarlyScript part="search" />
      <JsonLd things={[breadcrumbList('/blog')]} />
      <PageHeader {...withPicture(blogPage.header)} />
      <div className="mx-auto max-w-page px-5 py-6 md:px-10 md:py-12 xl:px-0">
        <BlogExplorer
          articles={articles}
          categories={articleCategories}
          labels={{
            featured: blogPage.featured.title,
            latest: blogPage.latest.title,
            tags: articleWords.tags,
          }}
          words={blogWords.search}
        >
          <BlogPages page={1} count={listings().length} words={blogWords.pages} />
        </BlogExplorer>
        <div className="mt-14 md:mt-20">
          <Newsletter {...blogPage.newsletter} />
        </div>
      </div>
      <ClosingCall {...withPicture(homePage.closing)} className="pt-4" />
    </>
  );
}
