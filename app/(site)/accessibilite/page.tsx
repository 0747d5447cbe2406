import { accessibilityPage } from '@/content/pages/accessibility';
import { legalText } from '@/lib/pages/legal-text';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalText } from '@/components/sections/legal-text';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/accessibilite');

export default function AccessibilityPage() {
  return (
    <>
      <PageTop {...accessibilityPage.header} path="/accessibilite" isLow />
      <LegalText {...legalText('/accessibilite', accessibilityPage)} />
    </>
  );
}
