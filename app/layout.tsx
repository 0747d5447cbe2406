import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { assertContent, assertReadyContent } from '@/lib/content/check-content';
import { EarlyScript } from '@/components/early/early-script';
import { PageShown } from '@/components/early/page-shown';
import { PrefetchOnIntent } from '@/components/early/prefetch-on-intent';
import { headingFont, textFont } from './fonts';
import './globals.css';

assertContent();
assertReadyContent();

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
  return (
    <html lang="fr" data-scroll-behavior="smooth" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        <EarlyScript />
        {children}
        <PageShown />
        <PrefetchOnIntent />
      </body>
    </html>
  );
}
