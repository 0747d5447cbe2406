import type { Metadata, Viewport } from 'next';
import { colours } from '@/lib/colours';

/** What the head of every page says, whatever its layout. */
export const rootMetadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
  },
};

export const rootViewport: Viewport = { themeColor: colours.ink };
