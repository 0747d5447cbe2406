import { offlinePage } from '@/content/pages/offline';
import { site } from '@/content/site';
import { getLogo } from '@/lib/build/media/logo';
import { missingMetadata } from '@/lib/build/seo/metadata';
import { OfflineScreen } from '@/components/offline/offline-screen';

export const metadata = { ...missingMetadata(offlinePage.title), robots: 'noindex' };

/** What the worker shows for a page that the device has never seen; in no menu, and in no sitemap. */
export default function OfflinePage() {
  return <OfflineScreen {...offlinePage} name={site.name} logo={getLogo()} />;
}
