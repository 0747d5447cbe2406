import { aboutPage } from '@/content/pages/about';
import { withImage, withPicture } from '@/lib/build/pictures';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { JsonLd } from '@/components/layout/json-ld';
import { ClosingCall } from '@/components/sections/closing-call';
import { Craft } from '@/components/sections/craft';
import { FounderQuote } from '@/components/sections/founder-quote';
import { PageHeader } from '@/components/sections/page-header';
import { Statements } from '@/components/sections/statements';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { ValueList } from '@/components/sections/value-list';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList('/about')]} />
      <PageHeader {...withPicture(aboutPage.header)} />
      <Statements {...aboutPage} image={withPicture(aboutPage.picture)} />
      <FounderQuote {...aboutPage.quote} />
      <ValueList {...aboutPage.values} />
      <Craft {...withImage(aboutPage.expertise)} />
      <ThreadSteps {...aboutPage.approach} />
      <ClosingCall {...withPicture(aboutPage.closing)} />
    </>
  );
}
