import type { MetadataRoute } from 'next';
import { aboutPage } from '@/content/pages/about';
import { blogPage } from '@/content/pages/blog';
import { contactPage } from '@/content/pages/contact';
import { devisPage } from '@/content/pages/devis';
import { homePage } from '@/content/pages/home';
import { portfolioPage } from '@/content/pages/portfolio';
import { servicesPage } from '@/content/pages/services';
import { getArticles } from '@/lib/blog/articles';
import { sitemapEntries } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

const pages = [homePage, aboutPage, servicesPage, portfolioPage, blogPage, devisPage, contactPage];

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries(
    pages.map(({ meta }) => meta),
    getArticles(),
  );
}
