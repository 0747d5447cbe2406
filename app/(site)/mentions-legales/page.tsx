import { legalNoticePage } from '@/content/pages/legal-notice';
import { legalText } from '@/lib/build/legal-text';
import { withPicture } from '@/lib/build/pictures';
import { pageMetadata } from '@/lib/build/seo/metadata';
import { breadcrumbList } from '@/lib/build/seo/structured/pages';
import { JsonLd } from '@/components/layout/json-ld';
import { LegalText } from '@/components/sections/legal-text';
import { PageHeader } from '@/components/sections/page-header';

export const metadata = pageMetadata('/mentions-legales');

export default function LegalNoticePage() {
  return (
    <>
      <JsonLd things={[breadcrumbList('/mentions-legales')]} />
      <PageHeader {...withPicture(legalNoticePage.header)} />
      <LegalText {...legalText('/mentions-legales', legalNoticePage)} />
    </>
  );
}
