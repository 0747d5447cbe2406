import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { colours } from '@/lib/colours';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { headingFont, textFont } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
  },
};

export const viewport: Viewport = { themeColor: colours.ink };

/** The document around every page, the one for unknown addresses included. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // Early scripts mark it before React.
    <html lang="fr" suppressHydrationWarning className={`${headingFont.variable} ${textFont.variable}`}>
      <body>
        {children}
        <SpeculationRules />
      </body>
    </html>
  );
}
