import { legalNoticePage } from '@/content/pages/legal-notice';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalPage } from '../../frame/legal-page';

export const metadata = pageMetadata('/mentions-legales');

export default function LegalNoticePage() {
  return <LegalPage path="/mentions-legales" words={legalNoticePage} />;
}
