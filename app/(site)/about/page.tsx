import { aboutPage } from '@/content/pages/about';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { ClosingCall } from '@/components/sections/closing-call';
import { Craft } from '@/components/sections/craft';
import { FounderQuote } from '@/components/sections/founder-quote';
import { PageHeader } from '@/components/sections/page-header';
import { Statements } from '@/components/sections/statements';
import { ThreadSteps } from '@/components/sections/thread-steps';
import { ValueList } from '@/components/sections/value-list';

export const metadata = pageMetadata(aboutPage.meta);

export default function AboutPage() {
  return (
    <>
      <JsonLd things={[breadcrumbList(aboutPage.meta.path)]} />
      <PageHeader {...aboutPage.header} />
      <Statements statements={[aboutPage.vision, aboutPage.mission]} image={aboutPage.picture} />
      <FounderQuote {...aboutPage.quote} />
      <ValueList {...aboutPage.values} />
      <Craft {...aboutPage.expertise} />
      <ThreadSteps {...aboutPage.approach} />
      <ClosingCall {...aboutPage.closing} />
    </>
  );
}
