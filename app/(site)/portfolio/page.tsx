import { portfolioPage } from '@/content/pages/portfolio';
import { projects } from '@/content/projects';
import { stats } from '@/content/stats';
import { withImage, withPicture } from '@/lib/build/pictures';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { JsonLd } from '@/components/layout/json-ld';
import { CaseStudies } from '@/components/sections/case-studies';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { StatsBand } from '@/components/sections/stats-band';

export const metadata = pageMetadata('/portfolio');

export default function PortfolioPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList('/portfolio')]} />
      <PageHeader {...withPicture(portfolioPage.header)} />
      <CaseStudies projects={projects.map(withImage)} labels={portfolioPage.labels} />
      <StatsBand stats={stats} heading={portfolioPage.results} />
      <ClosingCall {...withPicture(portfolioPage.closing)} className="pt-10 md:pt-tight" />
    </>
  );
}
