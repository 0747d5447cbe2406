import { portfolioPage } from '@/content/pages/portfolio';
import { projects } from '@/content/projects';
import { stats, statsSource } from '@/content/stats';
import { tourSubject } from '@/content/subjects';
import { withImage, withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { CaseStudies } from '@/components/sections/case-studies';
import { StatsBand } from '@/components/sections/stats-band';
import { PageEnd } from '../../frame/page-end';
import { PageTop } from '../../frame/page-top';

export const metadata = pageMetadata('/portfolio');

const header = withPicture(portfolioPage.header);

export default function PortfolioPage() {
  return (
    <>
      <PageTop {...header} path="/portfolio" />
      <CaseStudies
        projects={projects.map((project) => ({ ...withImage(project), subject: tourSubject(project) }))}
        labels={portfolioPage.labels}
      />
      <StatsBand stats={stats} source={statsSource} {...portfolioPage.results} />
      <PageEnd {...portfolioPage.closing} picture={header.picture} />
    </>
  );
}
