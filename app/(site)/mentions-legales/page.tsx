import { legalNoticePage } from '@/content/pages/legal-notice';
import { legalText } from '@/lib/pages/legal-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalText } from '@/components/sections/legal-text';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/mentions-legales');

export default function LegalNoticePage() {
  return (
    <>
      <PageTop {...legalNoticePage.header} path="/mentions-legales" isLow />
      <LegalText {...legalText('/mentions-legales', legalNoticePage)} />
    </>
  );
}
