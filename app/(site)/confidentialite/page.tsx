import { privacyPage } from '@/content/pages/privacy';
import { legalText } from '@/lib/pages/legal-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalText } from '@/components/sections/legal-text';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/confidentialite');

export default function PrivacyPage() {
  return (
    <>
      <PageTop {...privacyPage.header} path="/confidentialite" isLow />
      <LegalText {...legalText('/confidentialite', privacyPage)} />
    </>
  );
}
