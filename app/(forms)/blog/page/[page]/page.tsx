import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleWords, blogArchive, blogPage, blogWords } from '@/content/pages/blog';
import { homePage } from '@/content/pages/home';
import { listed, listings } from '@/lib/build/blog/articles';
import { withPicture } from '@/lib/build/pictures';
import { listingMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { ArticleSections } from '@/components/blog/article-sections';
import { BlogPages } from '@/components/blog/blog-pages';
import { JsonLd } from '@/components/layout/json-ld';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { TextLink } from '@/components/ui/text-link';

type ListingPageProps = { params: Promise<{ page: string }> };

export const dynamicParams = false;

// The framework refuses a route without any page: the first, which is /blog, is one too many (publish/steps/drop-leftovers.ts).
export function generateStaticParams() {
  return listings().map(({ page }) => ({ page: String(page) }));
}

export async function generateMetadata({ params }: ListingPageProps): Promise<Metadata> {
  return listingMetadata(await findListing(params));
}

/** A further page of the blog: older articles, readable without a script; the search of all of them stands on /blog. */
export default async function ListingPage({ params }: ListingPageProps) {
  const { page, articles } = await findListing(params);
  return (
    <>
      <JsonLd things={[breadcrumbList('/blog')]} />
      <PageHeader {...withPicture({ ...blogPage.header, ...blogArchive.header })} />
      <div className="mx-auto max-w-page px-5 py-6 md:px-10 md:py-12 xl:px-0">
        <TextLink href="/blog#q">{blogArchive.search}</TextLink>
        <ArticleSections
          articles={articles.map(listed)}
          labels={{ featured: blogPage.featured.title, latest: blogArchive.title, tags: articleWords.tags }}
        />
        <BlogPages page={page} count={listings().length} words={blogWords.pages} />
      </div>
      <ClosingCall {...withPicture(homePage.closing)} className="pt-4" />
    </>
  );
}

async function findListing(params: ListingPageProps['params']) {
  const { page } = await params;
  return listings().find((listing) => String(listing.page) === page) ?? notFound();
}
