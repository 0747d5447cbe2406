import type { ReactNode } from 'react';
import { assertContent, assertReadyContent } from '@/lib/content/check-content';
import { headingFont, textFont } from './fonts';
import './globals.css';

assertContent();
assertReadyContent();

/** The document around every page, the one for unknown addresses included. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" data-scroll-behavior="smooth" className={`${headingFont.variable} ${textFont.variable}`}>
      <body>{children}</body>
    </html>
  );
}
