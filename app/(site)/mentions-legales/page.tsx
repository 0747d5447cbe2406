import { legalNoticePage } from '@/content/pages/legal-notice';
import { legalText } from '@/lib/legal-text';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { LegalText } from '@/components/sections/legal-text';
import { PageHeader } from '@/components/sections/page-header';

export const metadata = pageMetadata('/mentions-legales');

export default function LegalNoticePage() {
  return (
    <>
      <PageHeader {...withPicture(legalNoticePage.header)} />
      <JsonLd things={[breadcrumbList('/mentions-legales')]} />
      <LegalText {...legalText('/mentions-legales', legalNoticePage)} />
    </>
  );
}
