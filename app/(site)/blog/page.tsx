import { articleCategories } from '@/content/categories';
import { articleWords, blogPage, blogWords } from '@/content/pages/blog';
import { listed } from '@/lib/rules/french-text';
import { getArticles, summarise } from '@/lib/articles/site-articles';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { ArticleSections } from '@/components/blog/article-sections';
import { BlogFilterForm } from '@/components/blog/blog-filter-form';
import { Newsletter } from '@/components/blog/newsletter';
import { PageEnd } from '../../frame/page-end';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/blog');

const header = withPicture(blogPage.header);

export default function BlogPage() {
  const articles = getArticles().map(summarise);
  const isEmpty = (name: string) => !articles.some(({ category }) => category === name);
  const empty = articleCategories.filter(isEmpty).map((name) => `«\u00a0${name}\u00a0»`);
  return (
    <>
      <PageTop {...header} path="/blog" script="search" />
      <div className="page-width py-4 md:py-12">
        {articles.length > 0 && (
          <div data-early="search">
            <BlogFilterForm categories={articleCategories} words={blogWords} />
            <ArticleSections
              {...blogPage}
              articles={articles}
              cardWords={articleWords}
              empty={listed(empty)}
              words={blogWords}
            />
          </div>
        )}
        {blogPage.newsletter && (
          <div className="mt-14 md:mt-20">
            <Newsletter {...blogPage.newsletter} />
          </div>
        )}
      </div>
      <PageEnd {...blogPage.closing} picture={header.picture} className="pt-4" />
    </>
  );
}
