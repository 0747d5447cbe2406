import { accessibilityPage } from '@/content/pages/accessibility';
import { legalText } from '@/lib/pages/legal-text';
import { withPicture } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/metadata';
import { LegalText } from '@/components/sections/legal-text';
import { PageTop } from '../../page-top';

export const metadata = pageMetadata('/accessibilite');

export default function AccessibilityPage() {
  return (
    <>
      <PageTop {...withPicture(accessibilityPage.header)} path="/accessibilite" />
      <LegalText {...legalText('/accessibilite', accessibilityPage)} />
    </>
  );
}
