import { accessibilityPage } from '@/content/pages/accessibility';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalPage } from '../../frame/legal-page';

export const metadata = pageMetadata('/accessibilite');

export default function AccessibilityPage() {
  return <LegalPage path="/accessibilite" words={accessibilityPage} />;
}
