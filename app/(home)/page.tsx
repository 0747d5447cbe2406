import { clients } from '@/content/clients';
import { expertise } from '@/content/expertise';
import { heroFilm } from '@/content/films';
import { offers } from '@/content/offers';
import { homePage } from '@/content/pages/home';
import { projects } from '@/content/projects';
import { exchangeRate } from '@/content/rates';
import { stats } from '@/content/stats';
import { isStaleRate } from '@/lib/build/checks/rate-mistakes';
import { getHeroFilm } from '@/lib/build/media/films';
import { getPicture, withImage, withPicture } from '@/lib/build/pictures';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { professionalService } from '@/lib/build/seo/structured/agency';
import { webSite } from '@/lib/build/seo/structured/pages';
import { JsonLd } from '@/components/layout/json-ld';
import { ClientRow } from '@/components/sections/client-row';
import { ClosingCall } from '@/components/sections/closing-call';
import { ExpertiseGrid } from '@/components/sections/expertise-grid';
import { FeaturedProjects } from '@/components/sections/featured-projects';
import { Hero } from '@/components/sections/hero';
import { Pricing } from '@/components/sections/pricing';
import { PricingShortcut } from '@/components/ui/pricing-shortcut';
import { StatsBand } from '@/components/sections/stats-band';
import { Teaser } from '@/components/sections/teaser';
import { EarlyScript } from '../early-script';

export const metadata = pageMetadata('/');

const PRICING_ID = 'tarifs';

export default function HomePage() {
  return (
    <>
      <EarlyScript part="home" />
      <JsonLd things={[professionalService(), webSite()]} />
      <Hero {...homePage.hero} film={getHeroFilm(heroFilm)} poster={getPicture(heroFilm.poster)} />
      <ExpertiseGrid {...homePage.expertise} areas={expertise} />
      <StatsBand stats={stats} {...homePage.stats} />
      <FeaturedProjects
        {...homePage.projects}
        projects={projects.filter(({ featured }) => featured).map(withImage)}
      />
      <Pricing
        {...homePage.pricing}
        id={PRICING_ID}
        offers={offers}
        eurPerUsd={isStaleRate(exchangeRate) ? null : exchangeRate.eurPerUsd}
      />
      <ClientRow {...homePage.clients} names={clients} />
      <Teaser {...homePage.about} />
      <ClosingCall {...withPicture(homePage.closing)} />
      <PricingShortcut targetId={PRICING_ID} label={homePage.pricingShortcut} />
    </>
  );
}
