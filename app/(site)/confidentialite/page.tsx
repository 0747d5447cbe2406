import { privacyPage } from '@/content/pages/privacy';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalPage } from '../../frame/legal-page';

export const metadata = pageMetadata('/confidentialite');

export default function PrivacyPage() {
  return <LegalPage path="/confidentialite" words={privacyPage} />;
}
