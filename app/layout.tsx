import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from './document';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/icons/touch-180.png',
  },
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = { themeColor: '#0f0d24' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
