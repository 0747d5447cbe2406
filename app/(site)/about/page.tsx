import { aboutPage } from '@/content/pages/about';
import { withImage, withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { ClosingCall } from '@/components/sections/closing-call';
import { Craft } from '@/components/sections/craft';
import { FounderQuote } from '@/components/sections/founder-quote';
import { PageHeader } from '@/components/sections/page-header';
import { Statements } from '@/components/sections/statements';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { ValueList } from '@/components/sections/value-list';

export const metadata = pageMetadata('/about');

const header = withPicture(aboutPage.header);

export default function AboutPage() {
  return (
    <>
      <PageHeader {...header} />
      <SpeculationRules prerender="/contact" />
      <JsonLd things={[breadcrumbList('/about')]} />
      <Statements {...aboutPage} image={withPicture(aboutPage.picture)} />
      <FounderQuote {...aboutPage.quote} />
      <ValueList {...aboutPage.values} />
      <Craft {...withImage(aboutPage.expertise)} />
      <ThreadSteps {...aboutPage.approach} />
      <ClosingCall {...aboutPage.closing} picture={header.picture} />
    </>
  );
}
