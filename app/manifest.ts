import type { MetadataRoute } from 'next';
import { colours } from '@/lib/colours';
import { pages } from '@/content/pages';
import { agency } from '@/content/agency';

export const dynamic = 'force-static';

/** What a phone shows when the site is added to its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: agency.name,
    short_name: agency.name,
    description: pages[0].description,
    lang: 'fr',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: colours.ink,
    background_color: colours.ink,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
