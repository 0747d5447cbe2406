import { portfolioPage } from '@/content/pages/portfolio';
import { projects } from '@/content/projects';
import { stats } from '@/content/stats';
import { withImage, withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { CaseStudies } from '@/components/sections/case-studies';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHeader } from '@/components/sections/page-header';
import { StatsBand } from '@/components/sections/stats-band';

export const metadata = pageMetadata('/portfolio');

const header = withPicture(portfolioPage.header);

export default function PortfolioPage() {
  return (
    <>
      <PageHeader {...header} />
      <SpeculationRules prerender="/contact" />
      <JsonLd things={[breadcrumbList('/portfolio')]} />
      <CaseStudies projects={projects.map(withImage)} labels={portfolioPage.labels} />
      <StatsBand stats={stats} heading={portfolioPage.results} />
      <ClosingCall {...portfolioPage.closing} picture={header.picture} className="pt-10 md:pt-tight" />
    </>
  );
}
