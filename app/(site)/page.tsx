import { agency } from '@/content/agency';
import { catalogue } from '@/content/catalogue';
import { clients } from '@/content/clients';
import { heroFilm } from '@/content/films';
import { offers } from '@/content/offers';
import { homePage } from '@/content/pages/home';
import { projects } from '@/content/projects';
import { services } from '@/content/services';
import { stats, statsSource } from '@/content/stats';
import { offerSubject } from '@/content/subjects';
import { getHeroFilm } from '@/lib/pictures/films';
import { ratesOf } from '@/lib/rules/quote/currencies';
import { linesOf } from '@/lib/rules/quote/find-offer';
import { getPicture, withImage, withPicture } from '@/lib/pictures/pictures';
import { getTeam } from '@/lib/pictures/team';
import { pageMetadata } from '@/lib/seo/metadata';
import { professionalService, webSite } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { ClientRow } from '@/components/sections/client-row';
import { ExpertiseGrid } from '@/components/sections/expertise-grid';
import { FeaturedProjects } from '@/components/sections/featured-projects';
import { Hero } from '@/components/sections/hero';
import { Pricing } from '@/components/sections/pricing';
import { PricingShortcut } from '@/components/sections/pricing-shortcut';
import { StatsBand } from '@/components/sections/stats-band';
import { Teaser } from '@/components/sections/teaser';
import { Picture } from '@/components/ui/picture';
import { EarlyScript } from '../frame/early-script';
import { PageEnd } from '../frame/page-end';

export const metadata = pageMetadata('/');

const PRICING_ID = 'tarifs';

const poster = getPicture(heroFilm.poster);

const shownOffers = offers.map((offer) => ({
  ...offer,
  ...linesOf(offer, catalogue),
  subject: offerSubject(offer),
}));

export default function HomePage() {
  return (
    <>
      <Hero {...homePage.hero} film={getHeroFilm(heroFilm)} poster={poster} />
      <EarlyScript entry="home" />
      <JsonLd things={[professionalService(), webSite()]} />
      <ExpertiseGrid {...homePage.expertise} areas={services.map(withPicture)} />
      <StatsBand stats={stats} source={statsSource} {...homePage.stats} />
      <FeaturedProjects
        {...homePage.projects}
        projects={projects.filter(({ featured }) => featured).map(withImage)}
      />
      <Picture picture={poster} alt="" sizes="100vw" className="h-24 w-full object-cover md:hidden" />
      <Pricing {...homePage.pricing} id={PRICING_ID} offers={shownOffers} rates={ratesOf(agency)} />
      <ClientRow {...homePage.clients} names={clients} />
      <Teaser {...homePage.about} team={getTeam()} />
      <PageEnd {...homePage.closing} picture={poster} />
      {offers.length > 0 && <PricingShortcut targetId={PRICING_ID} {...homePage.pricingShortcut} />}
    </>
  );
}
