import { portfolioPage } from '@/content/pages/portfolio';
import { projects } from '@/content/projects';
import { stats } from '@/content/stats';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { CaseStudies } from '@/components/sections/case-studies';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { StatsBand } from '@/components/sections/stats-band';

export const metadata = pageMetadata(portfolioPage.meta);

export default function PortfolioPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(portfolioPage.meta.path)]} />
      <PageHeader {...portfolioPage.header} />
      <CaseStudies projects={projects} labels={portfolioPage.labels} />
      <StatsBand stats={stats} heading={portfolioPage.results} />
      <ClosingCall {...portfolioPage.closing} />
    </>
  );
}
