import { privacyPage } from '@/content/pages/privacy';
import { legalText } from '@/lib/legal-text';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { JsonLd } from '@/components/layout/json-ld';
import { LegalText } from '@/components/sections/legal-text';
import { PageHeader } from '@/components/sections/page-header';

export const metadata = pageMetadata('/confidentialite');

export default function PrivacyPage() {
  return (
    <>
      <PageHeader {...withPicture(privacyPage.header)} />
      <JsonLd things={[breadcrumbList('/confidentialite')]} />
      <LegalText {...legalText('/confidentialite', privacyPage)} />
    </>
  );
}
